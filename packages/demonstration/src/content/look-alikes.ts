/** Drawings that look too much like others to hang near them, or have the same title, by family: only stories show them. */
export const lookAlikes: Readonly<Record<string, readonly number[]>> = {
  botanical: [26, 28, 29, 30, 31, 33, 34, 36, 38, 39],
  architecture: [18],
  typography: [13],
  'still-lifes': [25, 26, 27, 28, 29],
  patterns: [29, 33],
  generative: [4, 10, 15, 24, 28, 32, 38],
  travel: [24],
  charts: [8, 21, 37],
  tables: [19, 20, 22, 23, 25, 26, 28, 29],
  howto: [7, 16, 19, 22],
  maps: [14, 23, 24],
  'night-skies': [4, 19, 29],
  fashion: [10, 12, 13, 18, 20, 21, 22, 23],
}
