// Everything that is drawn at a table of Evo, in one piece: it travels better than many small ones.
import type { Stage } from '../world';
import Board from './Board.svelte';
import book from './book';
import Detail from './Detail.svelte';
import Moment from './Moment.svelte';
import Seat from './Seat.svelte';
import Side from './Side.svelte';

export default { Board, Seat, Side, Moment, Detail, book } satisfies Stage as Stage;
