// Written by `npm run lettering` in the folder `art`.
export const FATAL = {
  path: 'M-34 1001m34 0h46v-495h68v-46h-68v-414h81v-45h-127zM134 1001m-5 0h46l48-722q2-23 4-66q3-44 4-62h2q1 20 4 63q3 42 6 65l49 722h46l-78-1001h-53zm37-277h134l-9-44h-116zM330 1001m1-955h72v955h47v-955h72v-45h-191zM527 1001m-5 0h46l48-722q2-23 4-66q3-44 4-62h2q1 20 4 63q3 42 6 65l49 722h46l-78-1001h-53zm37-277h134l-9-44h-116zM740 1001m34 0h135v-45h-89v-955h-46z',
  width: 909,
  height: 1001,
};
export const NUMERALS = {
  I: { path: 'M-34 1000m34 0h46v-1000h-46z', width: 46, height: 1000 },
  II: { path: 'M-34 1000m34 0h46v-1000h-46zM108 1000m34 0h46v-1000h-46z', width: 189, height: 1000 },
  III: {
    path: 'M-34 1000m34 0h46v-1000h-46zM108 1000m34 0h46v-1000h-46zM251 1000m34 0h46v-1000h-46z',
    width: 332,
    height: 1000,
  },
  IV: {
    path: 'M-34 1000m34 0h46v-1000h-46zM108 1000m9-1000l82 1005h43l78-1005h-46l-50 766q0 4-1 29q-2 25-2 31h-1q0-6-1-31q-2-25-2-29l-53-766z',
    width: 320,
    height: 1005,
  },
};

// Sizes without the paths, for scripts that need no paths.
export const FATAL_SIZE = { width: 909, height: 1001 };
export const UNLEASHED_DARKNESS_SIZE = { width: 5247, height: 1012 };
