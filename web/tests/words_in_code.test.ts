// What people read is in the message files: no words stand in a template, a label or a title.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));
const READ = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];
const NAMES = ['Chimera', 'Game Icons', 'CC BY 3.0']; // the same in every language
const WORDS = /\p{L}{2}/u;

type Node = { type?: string } & Record<string, unknown>;

/** The words in a piece of a template that no message file knows. */
function words(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => words(one, found));
  else if (node && typeof node === 'object') {
    const { type, ...rest } = node as Node;
    if (type === 'Text') found.push(String(rest['data']).trim());
    else if (type === 'Attribute') {
      if (READ.includes(String(rest['name']))) said(rest['value'], found);
    } else if (type?.endsWith('Directive'))
      return found; // styles, classes, listeners
    else if (type === 'ExpressionTag') said(rest['expression'], found);
    else Object.values(rest).forEach((one) => words(one, found));
  }
  return found;
}

/** The literal words in an expression, except keys of messages: what is given to a function is not shown as it stands. */
function said(node: unknown, found: string[]): void {
  if (Array.isArray(node)) return node.forEach((one) => said(one, found));
  if (!node || typeof node !== 'object') return;
  const { type, ...rest } = node as Node;
  if (type === 'Text') found.push(String(rest['data']).trim());
  else if (type === 'Literal') found.push(typeof rest['value'] === 'string' ? rest['value'] : '');
  else if (type === 'TemplateElement') found.push(String((rest['value'] as { raw: string }).raw));
  else if (type === 'ConditionalExpression') said([rest['consequent'], rest['alternate']], found);
  else if (type === 'LogicalExpression') said([rest['left'], rest['right']], found);
  else if (type === 'TemplateLiteral') said([rest['quasis'], rest['expressions']], found);
  else if (type === 'ExpressionTag') said(rest['expression'], found);
}

const foreign = (source: string): string[] =>
  words(parse(source, { modern: true }).fragment).filter((one) => WORDS.test(one) && !NAMES.includes(one));

it('the test sees words wherever they stand', () => {
  const source =
    "<p title='A title'>Some text {t('key')} {ok ? 'Yes please' : t('no')} {`So ${n} of them`}</p><b class='not-shown' aria-label={'Hear this'}></b>";
  expect(foreign(source)).toEqual(['A title', 'Some text', 'Yes please', 'So ', ' of them', 'Hear this']);
});

it.each(files)('%s has no words of its own', (file) =>
  expect(foreign(readFileSync(join(SRC, file), 'utf8'))).toEqual([]),
);
