import { shade } from '../kit/colors.ts'
import { times } from '../kit/random.ts'
import { circle, ellipse, fill, stroke } from '../kit/shapes.ts'

/** What lies behind the head, and what lies over it. */
export interface Hair {
  readonly behind: string
  readonly over: string
}

export type HairStyle = keyof typeof styles

/** The head is an oval around (200, 176), 66 wide and 80 high to each side. */
const cap = (low: number) =>
  `M130,${low}C122,96 156,78 200,78S278,96 270,${low}C264,148 252,134 238,130C214,124 184,124 162,130C146,136 136,148 130,${low}Z`

const lock = (d: string, color: string) => stroke(d, shade(color, 0.16), 5, 'stroke-opacity="0.5"')

const styles = {
  crop: (c: string) => ({
    behind: '',
    over: fill(
      'M132,172C124,98 158,80 202,80S276,100 268,172C262,150 258,130 240,118C212,108 178,110 158,120C144,130 138,150 132,172Z',
      c,
    ),
  }),
  swept: (c: string) => ({
    behind: '',
    over:
      fill(
        'M131,176C118,112 148,74 204,72C262,70 286,110 269,176C264,158 262,140 250,126C220,134 176,132 156,112C142,130 136,152 131,176Z',
        c,
      ) + lock('M164,104C190,92 226,90 252,108', c),
  }),
  flattop: (c: string) => ({
    behind: '',
    over: fill(
      'M133,170L126,92Q126,62 160,60H240Q274,62 274,92L267,170C262,146 256,130 240,124H160C144,130 138,146 133,170Z',
      c,
    ),
  }),
  bald: (c: string) => ({
    behind: '',
    over: fill('M131,190Q126,168 136,152Q140,172 138,192ZM269,190Q274,168 264,152Q260,172 262,192Z', c),
  }),
  bob: (c: string) => ({
    behind: fill(
      'M112,178C104,96 150,66 200,66S296,96 288,178C290,214 288,240 280,258H120C112,240 110,214 112,178Z',
      c,
    ),
    over:
      fill(
        'M128,190C120,110 156,80 206,80C256,80 282,112 272,190C268,164 262,146 246,128C218,140 168,140 150,132C138,148 132,166 128,190Z',
        c,
      ) + lock('M150,112C176,98 216,96 246,108', c),
  }),
  fringe: (c: string) => ({
    behind: fill(
      'M110,186C100,96 150,64 200,64S300,96 290,186C298,240 294,290 284,318H116C106,290 102,240 110,186Z',
      c,
    ),
    over:
      fill(
        'M126,204C116,116 154,78 200,78S284,116 274,204C270,182 268,164 264,152Q200,136 136,152C132,164 130,182 126,204Z',
        c,
      ) + lock('M166,96V140M200,90V138M234,96V140', c),
  }),
  long: (c: string) => ({
    behind: fill('M108,190C98,94 148,62 200,62S302,94 292,190C304,262 306,330 296,372H104C94,330 96,262 108,190Z', c),
    over:
      fill('M128,202C116,112 152,78 200,78S284,112 272,202C270,164 250,140 202,106C154,140 132,164 128,202Z', c) +
      lock('M116,220C112,270 114,310 118,346M284,220C288,270 286,310 282,346', c),
  }),
  waves: (c: string) => ({
    behind: fill(
      'M108,180C98,94 150,60 202,60S304,96 292,182C316,206 290,226 304,254C290,292 262,282 262,282H138C138,282 108,292 98,252C112,226 84,206 108,180Z',
      c,
    ),
    over:
      fill(
        'M128,196C114,112 154,76 204,76S286,114 272,196C268,168 258,146 238,124C206,142 162,138 152,132C138,150 132,172 128,196Z',
        c,
      ) + lock('M146,116C176,96 214,98 240,110', c),
  }),
  ponytail: (c: string) => ({
    behind: fill('M262,110C320,104 336,176 318,230C310,266 292,288 276,296C296,250 298,196 262,150Z', c),
    over: fill(cap(184), c) + lock('M150,116C178,98 222,98 250,114', c),
  }),
  bun: (c: string) => ({
    behind: circle(200, 62, 40, c),
    over: fill(cap(186), c) + stroke('M174,84Q200,72 226,84', shade(c, -0.3), 6),
  }),
  braids: (c: string) => ({
    behind: '',
    over:
      fill(
        'M129,200C116,112 152,76 200,76S284,112 271,200C268,164 246,138 204,110V84H196V110C154,138 132,164 129,200Z',
        c,
      ) +
      [126, 274]
        .map((x) =>
          times(5, (knot) =>
            ellipse(x + (x < 200 ? -1 : 1) * (4 - knot), 216 + knot * 27, 19, 18, knot % 2 ? shade(c, -0.12) : c),
          ).join(''),
        )
        .join('') +
      circle(122, 346, 8, '#c8553d') +
      circle(278, 346, 8, '#c8553d'),
  }),
  curls: (c: string) => ({
    behind:
      times(13, (turn) =>
        circle(
          200 + Math.cos(Math.PI * (0.9 + (turn / 12) * 1.2)) * 84,
          172 + Math.sin(Math.PI * (0.9 + (turn / 12) * 1.2)) * 92,
          34,
          c,
        ),
      ).join('') + ellipse(200, 150, 84, 84, c),
    over: [136, 164, 192, 220, 246, 264]
      .map((x, place) => circle(x, 118 + Math.abs(2.5 - place) * 9, 25, place % 2 ? shade(c, 0.025) : c))
      .join(''),
  }),
  afro: (c: string) => ({
    behind:
      circle(200, 148, 122, c) +
      times(18, (turn) =>
        circle(200 + Math.cos((turn / 18) * Math.PI * 2) * 112, 148 + Math.sin((turn / 18) * Math.PI * 2) * 112, 22, c),
      ).join(''),
    over: fill('M130,180C122,104 156,84 200,84S278,104 270,180C262,146 246,130 200,128S138,146 130,180Z', c),
  }),
  beanie: (c: string) => ({
    behind: '',
    over:
      fill('M126,136C122,70 160,48 200,48S278,70 274,136Z', c) +
      fill('M118,124Q200,104 282,124V156Q200,134 118,156Z', shade(c, -0.16)) +
      circle(200, 46, 22, shade(c, 0.3)),
  }),
  cap: (c: string) => ({
    behind: fill('M130,150h140v60h-140Z', '#4a2e22'),
    over:
      fill('M128,140C126,82 160,62 200,62S274,82 272,140Z', c) +
      fill('M126,134Q200,112 274,134Q330,146 338,162Q270,150 200,148Q150,148 124,152Z', shade(c, -0.2)) +
      circle(200, 62, 8, shade(c, 0.3)),
  }),
  wrap: (c: string) => ({
    behind: '',
    over:
      fill('M124,156C108,66 160,40 204,40S292,70 276,156C262,128 238,118 200,118S138,128 124,156Z', c) +
      fill('M196,66C176,26 214,10 236,22C264,12 280,44 252,66C236,80 210,82 196,66Z', shade(c, 0.12)) +
      stroke('M132,118Q190,74 262,92M128,138Q196,96 270,120', shade(c, -0.25), 6),
  }),
  scarf: (c: string) => ({
    behind: fill('M104,196C92,92 148,52 200,52S308,92 296,196C300,260 306,300 320,332H80C94,300 100,260 104,196Z', c),
    over:
      `<path fill-rule="evenodd" d="M104,196C92,92 148,52 200,52S308,92 296,196C298,250 276,292 200,300S102,250 104,196ZM200,96C152,96 138,138 138,180C138,226 164,258 200,258S262,226 262,180C262,138 248,96 200,96Z" fill="${c}"/>` +
      stroke('M116,150C128,96 160,74 196,70M128,262C170,300 236,296 280,256', shade(c, -0.18), 6),
  }),
} satisfies Record<string, (color: string) => Hair>

export const hairOf = (style: HairStyle, color: string): Hair => styles[style](color)
