// Languages are files; English stands in for what one of them lacks.
import { afterEach, describe, expect, it } from 'vitest';
import { bundle, chosen, language, nameOf } from '../src/lib/language.svelte';
import { Texts, hasText, t } from '../src/lib/texts';

const there = ['de', 'en', 'fr', 'pt-BR'];

describe('the language of a browser', () => {
  it('is the first of its wishes that is there', () => expect(chosen(['nl', 'fr', 'de'], there)).toBe('fr'));
  it('may be meant more widely', () => expect(chosen(['fr-CA'], there)).toBe('fr'));
  it('may be meant exactly', () => expect(chosen(['pt-br'], there)).toBe('pt-BR'));
  it('is English when none is there', () => expect(chosen(['nl'], there)).toBe('en'));
  it('is called as its speakers call it', () =>
    expect(['en', 'fr', 'de'].map(nameOf)).toEqual(['English', 'Français', 'Deutsch']));
});

describe('the page', () => {
  afterEach(() => language.speak('en'));

  it('speaks a language that has no file of its own in English', async () => {
    await language.speak('xx');
    expect(language.now).toBe('xx');
    expect(t('round-n', { n: 2 })).toBe('Round 2');
  });

  it('takes from a language what it has, with its plurals, and the rest from English', () => {
    const before = language.bundles;
    language.bundles = [bundle('fr', 'seats-unit = { $n ->\n    [one] joueur\n   *[other] joueurs\n}'), ...before];
    expect([0, 1, 2].map((n) => t('seats-unit', { n }))).toEqual(['joueur', 'joueur', 'joueurs']);
    expect(t('close')).toBe('Close');
    language.bundles = before;
  });

  it('knows the texts of a world when it was learnt, and keeps them in every language', async () => {
    expect(hasText('motto-evo')).toBe(false);
    await language.learn('evo');
    expect(hasText('motto-evo')).toBe(true);
    await Promise.all([language.speak('xx'), language.learn('dice_mutants'), language.speak('en')]);
    expect(language.now).toBe('en');
    expect([hasText('motto-evo'), hasText('motto-dice_mutants')]).toEqual([true, true]);
  });
});

it('a game counts in the language of its texts', () => {
  const texts = new Texts('left = { $n ->\n    [one] un\n   *[other] plusieurs\n}', {}, () => [], 'fr');
  expect(texts.say({ key: 'left', args: { n: 0 } })).toBe('un');
});
