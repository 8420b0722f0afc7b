import { describe, expect, it, vi } from 'vitest';
import type { FileRead, UserFile } from '../src/wire';

vi.stubGlobal('document', { baseURI: 'https://table.example/' });
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => {});
const { BroughtFiles, KILOBYTES, MOST } = await import('../src/lib/brought.svelte');
const { Trouble } = await import('../src/lib/api');

const NIGHT = 'chimera: camp/night\nwolves: 1\n';
const file = (name: string, text: string | Uint8Array<ArrayBuffer> = NIGHT): File => new File([text], name);
const names = (files: InstanceType<typeof BroughtFiles>): string[] => files.all.map((one) => one.name);

/** A server that knows nights, and says which line of another file is wrong. */
const look = ({ text }: UserFile): Promise<FileRead> =>
  text === NIGHT
    ? Promise.resolve({ kind: 'camp/night' })
    : Promise.reject(new Trouble('Line 2: wolves is missing. Write wolves: 4.'));

describe('files that people bring', () => {
  it('are looked at, and go to the table when they are in order', async () => {
    const files = new BroughtFiles(look);
    const coming = files.bring('camp', [file('a.yaml')]);
    expect(files.looking).toBe(true);
    await coming;
    expect(files.looking).toBe(false);
    expect(files.all[0]).toMatchObject({ kind: 'camp/night', trouble: '' });
    expect(files.good()).toEqual({ 'a.yaml': NIGHT });
  });
  it('stay behind when they are broken, with what to mend', async () => {
    const files = new BroughtFiles(look);
    await files.bring('camp', [file('a.yaml'), file('b.yaml', 'chimera: camp/night\n')]);
    expect(files.all[1]!.trouble).toContain('Line 2');
    expect(files.broken).toBe(1);
    expect(files.good()).toEqual({ 'a.yaml': NIGHT });
  });
  it('take the place of one with the same name', async () => {
    const files = new BroughtFiles(look);
    await files.bring('camp', [file('a.yaml', 'broken')]);
    await files.bring('camp', [file('a.yaml')]);
    expect(files.all).toHaveLength(1);
    expect(files.broken).toBe(0);
  });
  it('are judged as they are now, whichever answer comes last', async () => {
    const answers: (() => void)[] = [];
    const files = new BroughtFiles(
      (asked) => new Promise((yes, no) => answers.push(() => void look(asked).then(yes, no))),
    );
    const first = files.bring('camp', [file('a.yaml', 'broken')]);
    await vi.waitUntil(() => answers.length === 1);
    const second = files.bring('camp', [file('a.yaml')]);
    await vi.waitUntil(() => answers.length === 2);
    answers[1]!();
    await second;
    answers[0]!();
    await first;
    expect(files.all[0]).toMatchObject({ kind: 'camp/night', trouble: '' });
  });
  it('are text, and not too large; others are not even sent', async () => {
    const sent = vi.fn(look);
    const files = new BroughtFiles(sent);
    await files.bring('camp', [
      file('picture.png', new Uint8Array([0xff, 0xd8, 0xff])),
      file('long.yaml', 'x'.repeat(KILOBYTES * 1024 + 1)),
      file('empty.yaml', ''),
    ]);
    expect(files.broken).toBe(3);
    expect(files.all[1]!.trouble).toContain('256');
    expect(sent).not.toHaveBeenCalled();
  });
  it('are so many and no more', async () => {
    const files = new BroughtFiles(look);
    await files.bring(
      'camp',
      Array.from({ length: MOST + 1 }, (_, i) => file(`${i}.yaml`)),
    );
    expect(files.all).toHaveLength(MOST);
    expect(files.tooMany).toBe(true);
    files.drop('0.yaml');
    expect(files.tooMany).toBe(false);
    await files.bring('camp', [file('8.yaml')]);
    expect(names(files)).toContain('8.yaml');
  });
  it('are told what is wrong in another language too', async () => {
    let says = 'Wrong.';
    const files = new BroughtFiles(() => Promise.reject(new Trouble(says)));
    await files.bring('camp', [file('a.yaml')]);
    says = 'Faux.';
    await files.again('camp');
    expect(files.all[0]!.trouble).toBe('Faux.');
  });
});
