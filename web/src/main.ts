import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/components.css';
import './styles/extra.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/language.svelte';
import { wishes } from './lib/wishes.svelte';

// In the right language from the first word on; in English when its texts do not come.
await language.speak(wishes.speaks()).catch(() => {});
mount(App, { target: document.getElementById('app')! });
