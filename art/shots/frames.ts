/** Pictures taken from the gameplay clip, with the second of each. The protagonist is in all of them. */
export const FRAMES: Readonly<Record<string, number>> = {
  'walk-corridor': 10,
  'walk-landing': 13.5,
  'walk-archive': 31,
  'walk-tunnel': 37,
};
