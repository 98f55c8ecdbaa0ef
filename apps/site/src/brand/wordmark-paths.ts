// Written by tools/slit-paths.mjs; do not edit.

export interface SlitPath {
  path: string;
  /** Of the tight viewBox `0 0 width height`. */
  width: number;
  height: number;
}

export const FATAL: SlitPath = { path: 'M-34 1001m34 0h46v-495h68v-46h-68v-414h81v-45h-127zM134 1001m-5 0h46l48-722q2-23 4-66q3-44 4-62h2q1 20 4 63q3 42 6 65l49 722h46l-78-1001h-53zm37-277h134l-9-44h-116zM330 1001m1-955h72v955h47v-955h72v-45h-191zM527 1001m-5 0h46l48-722q2-23 4-66q3-44 4-62h2q1 20 4 63q3 42 6 65l49 722h46l-78-1001h-53zm37-277h134l-9-44h-116zM740 1001m34 0h135v-45h-89v-955h-46z', width: 909, height: 1001 };

export const NUMERALS: Readonly<Record<'I' | 'II' | 'III' | 'IV', SlitPath>> = {
  I: { path: 'M-34 1000m34 0h46v-1000h-46z', width: 46, height: 1000 },
  II: { path: 'M-34 1000m34 0h46v-1000h-46zM108 1000m34 0h46v-1000h-46z', width: 189, height: 1000 },
  III: { path: 'M-34 1000m34 0h46v-1000h-46zM108 1000m34 0h46v-1000h-46zM251 1000m34 0h46v-1000h-46z', width: 332, height: 1000 },
  IV: { path: 'M-34 1000m34 0h46v-1000h-46zM108 1000m9-1000l82 1005h43l78-1005h-46l-50 766q0 4-1 29q-2 25-2 31h-1q0-6-1-31q-2-25-2-29l-53-766z', width: 320, height: 1005 },
};
