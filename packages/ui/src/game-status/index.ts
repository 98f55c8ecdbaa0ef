export {
  GameStatus,
  type AccessibleGame,
  type ComingGame,
  type Game,
  type GameStatusLabels,
  type GameStatusProps,
} from './game-status.js';
