// Addresses in what people write. Only those of this house become links: whoever clicks stays here.

export type Piece = { words: string; href: string; seat: boolean };

/** A text in pieces; a piece that is an address of this house has it as `href`, an invitation to a seat says so. */
export const pieces = (text: string, house: string): Piece[] =>
  text.split(/(\s+)/).map((words) => {
    const href = words.startsWith(house) ? words : '';
    return { words, href, seat: href.startsWith(`${house}join/`) };
  });

export const invites = (text: string, house: string): boolean => pieces(text, house).some((piece) => piece.seat);
