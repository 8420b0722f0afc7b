// Says messages with the client's own Fluent, for tests/test_languages.py: a JSON list of files on standard input,
// [{ language, source, cases: [[key, args], ...] }, ...], becomes a list of their sentences.
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const said = JSON.parse(readFileSync(0, 'utf8')).map(({ language, source, cases }) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  const sentences = cases.map(([key, args]) => {
    const value = bundle.getMessage(key)?.value;
    return value ? bundle.formatPattern(value, args, errors) : key;
  });
  return { sentences, errors: errors.map(String) };
});
process.stdout.write(JSON.stringify(said));
