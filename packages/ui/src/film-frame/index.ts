export { FilmFrame, type FilmFrameProps, type Rebate } from './film-frame.js';
