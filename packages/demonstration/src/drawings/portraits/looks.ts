import type { HairStyle } from './hair.ts'
import type { ClothesStyle } from './clothes.ts'

/** What somebody's portrait shows. */
export interface PortraitLook {
  readonly ground: string
  readonly skin: string
  readonly hair: HairStyle
  readonly hairColor: string
  readonly clothes: ClothesStyle
  readonly cloth: string
  readonly glasses?: 'round' | 'square'
  readonly beard?: 'full' | 'short' | 'moustache'
  readonly earrings?: string
}

const skins = {
  pale: '#f6d5bf',
  fair: '#efc3a2',
  olive: '#dba67c',
  tan: '#c68a5c',
  brown: '#9a633f',
  dark: '#6f4329',
} as const
const hairs = {
  black: '#241d1f',
  brown: '#4a2e22',
  chestnut: '#7d4425',
  ginger: '#c2622d',
  blond: '#e0b566',
  grey: '#a9a7a6',
  white: '#e6e1da',
} as const

interface More {
  readonly glasses?: 'round' | 'square'
  readonly beard?: 'full' | 'short' | 'moustache'
  readonly earrings?: string
}

const look = (
  ground: string,
  skin: keyof typeof skins,
  hair: HairStyle,
  hairColor: keyof typeof hairs | `#${string}`,
  clothes: ClothesStyle,
  cloth: string,
  more: More = {},
): PortraitLook => ({
  ground,
  skin: skins[skin],
  hair,
  hairColor: hairColor.startsWith('#') ? hairColor : hairs[hairColor as keyof typeof hairs],
  clothes,
  cloth,
  ...more,
})

/** By username. Neighbours in lists differ in ground, hair and clothes. */
export const portraitLooks: Readonly<Record<string, PortraitLook>> = {
  demo: look('#f2b84b', 'brown', 'curls', 'black', 'crew', '#2f5d62', { glasses: 'round' }),
  anaito: look('#d9e4dd', 'fair', 'bob', 'black', 'turtleneck', '#c8553d'),
  benokafor: look('#5a8f6b', 'dark', 'crop', 'black', 'dungarees', '#e9dcc3', { beard: 'short' }),
  lenabrandt: look('#c9d6e3', 'pale', 'braids', 'blond', 'shirt', '#8a3b35'),
  omarhaddad: look('#e58e61', 'olive', 'swept', 'black', 'shirt', '#f7efe2', { beard: 'full' }),
  sofiareyes: look('#f6cfc4', 'olive', 'bun', 'brown', 'stripes', '#c02f3a', { earrings: '#e0a526' }),
  noahlindqvist: look('#3e5c76', 'pale', 'beanie', '#d98e32', 'turtleneck', '#e8e2d5', { beard: 'short' }),
  priyanair: look('#263a6e', 'tan', 'long', 'black', 'crew', '#e9b44c', { earrings: '#f4d58d' }),
  julesmoreau: look('#e9d8a6', 'fair', 'swept', 'grey', 'turtleneck', '#1f2430', {
    glasses: 'square',
    beard: 'moustache',
  }),
  hanakim: look('#f4dfd0', 'pale', 'fringe', 'black', 'apron', '#6b8f9c'),
  marcosilva: look('#2f7fb5', 'tan', 'waves', 'brown', 'stripes', '#f4f1ea', { beard: 'short' }),
  ellawhitaker: look('#bfd8b8', 'pale', 'ponytail', 'ginger', 'shirt', '#4a6d8c'),
  yusufaydin: look('#a63a3a', 'olive', 'bald', 'grey', 'shirt', '#efe3cb', { beard: 'moustache' }),
  ingridsolberg: look('#dfe8ee', 'pale', 'bun', 'white', 'yoke', '#2e5077', { glasses: 'round' }),
  tobiaswren: look('#caa977', 'fair', 'crop', 'ginger', 'shirt', '#3b4a3f', { beard: 'full', glasses: 'round' }),
  carlamoss: look('#ef5d60', 'fair', 'bob', '#3a3f73', 'crew', '#fbf3e4', { glasses: 'square' }),
  kwamemensah: look('#f0c53f', 'dark', 'flattop', 'black', 'pattern', '#1f7a5c'),
  mirelantz: look('#8d99ae', 'pale', 'waves', 'blond', 'turtleneck', '#c9973f'),
  felixgruber: look('#9cc3d5', 'fair', 'cap', '#b5453a', 'yoke', '#37513f', { beard: 'short' }),
  amelieroux: look('#6d4c5e', 'fair', 'waves', 'chestnut', 'crew', '#e7c7b7', { earrings: '#f3e3d3' }),
  davidokoye: look('#cfd8e6', 'dark', 'bald', 'black', 'shirt', '#2b50aa', { glasses: 'square', beard: 'short' }),
  lucyhart: look('#9db66a', 'pale', 'fringe', 'ginger', 'dungarees', '#f0e5cf'),
  renatacosta: look('#e3dcd2', 'brown', 'afro', 'brown', 'crew', '#d96c3f', { earrings: '#2b2522' }),
  samirkhan: look('#2f6f73', 'tan', 'swept', 'black', 'turtleneck', '#d8c9a7', { glasses: 'round', beard: 'short' }),
  claracampos: look('#f08ca0', 'tan', 'braids', 'black', 'pattern', '#3d7068', { earrings: '#ffd23f' }),
  jonasweber: look('#1d1f24', 'pale', 'crop', 'blond', 'crew', '#d9342b', { glasses: 'round' }),
  naomiclarke: look('#7fae7a', 'dark', 'wrap', '#e2a72e', 'shirt', '#f5ead6', { earrings: '#c1502e' }),
  petervanderberg: look('#f3a65a', 'fair', 'cap', '#43536b', 'stripes', '#2b4c6f', { glasses: 'round' }),
  mayachen: look('#e7b7a3', 'fair', 'long', 'brown', 'yoke', '#5d7f6c', { glasses: 'round' }),
  oscarfalk: look('#4c6b57', 'pale', 'swept', 'blond', 'turtleneck', '#6b5b4a', { beard: 'full' }),
  leilahassan: look('#1f2f57', 'olive', 'scarf', '#d8876b', 'crew', '#f1e4d3'),
  grahambell: look('#c8b6d8', 'pale', 'bald', 'ginger', 'crew', '#33415c', { beard: 'full' }),
  tessavermeer: look('#f7d774', 'dark', 'curls', 'chestnut', 'apron', '#b0533c', { earrings: '#3d5a80' }),
  ivannovak: look('#7a8fa6', 'fair', 'waves', 'black', 'shirt', '#e6d2b5', { beard: 'moustache', glasses: 'square' }),
}
