export type Tab = 'options' | 'log' | 'chat' | 'rules';
