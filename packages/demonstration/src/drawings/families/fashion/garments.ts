import { at, disc } from '../../kit/shapes.ts'

/** The lines of a garment seen flat, its neck at the origin and its body hanging down. */
export interface Garment {
  outline: string
  seams: string
  stitches: string
  folds: string
  buttons: string
}

/** Joins command letters and numbers, scaled. */
function scaled(size: number, d: string): string {
  return d.replace(/-?\d*\.?\d+/g, (number) => `${at(Number(number) * size)} `)
}

/** The same line on both sides of the middle. */
function both(size: number, d: string): string {
  const mirrored = d.replace(/(-?\d*\.?\d+),/g, (_, number: string) => `${-Number(number)},`)
  return scaled(size, d) + scaled(size, mirrored)
}

export function sweaterShape(s: number): Garment {
  return {
    outline: scaled(
      s,
      'M-.1,0Q0,.06 .1,0L.26,.06C.34,.1 .4,.24 .47,.62L.34,.66L.25,.34L.25,.72L-.25,.72L-.25,.34L-.34,.66L-.47,.62C-.4,.24 -.34,.1 -.26,.06L-.1,0Z',
    ),
    seams: scaled(s, 'M-.12,.01Q0,.1 .12,.01M-.25,.68L.25,.68') + both(s, 'M.26,.07Q.22,.2 .25,.34M.35,.61L.46,.575'),
    stitches: scaled(s, 'M-.24,.66L.24,.66'),
    folds: both(s, 'M.2,.3Q.12,.4 .16,.55M.33,.3L.38,.45'),
    buttons: '',
  }
}

export function shirtShape(s: number): Garment {
  return {
    outline: scaled(
      s,
      'M-.09,.0L.09,.0L.27,.06C.34,.1 .4,.24 .46,.6L.36,.63L.25,.32L.26,.7Q.13,.76 0,.72Q-.13,.76 -.26,.7L-.25,.32L-.36,.63L-.46,.6C-.4,.24 -.34,.1 -.27,.06L-.09,0Z',
    ),
    seams:
      scaled(s, 'M0,.08L0,.72') +
      both(
        s,
        'M.09,0L.0,.08L.07,.13L.12,.02M.26,.07Q.22,.2 .25,.32M.36,.57L.45,.545M.06,.24L.17,.24L.17,.35L.115,.38L.06,.35L.06,.24',
      ),
    stitches: scaled(s, 'M.022,.1L.022,.71') + both(s, 'M.06,.26L.17,.26'),
    folds: both(s, 'M.2,.4Q.14,.5 .18,.62M.34,.34L.38,.5'),
    buttons: [0.16, 0.28, 0.4, 0.52, 0.64].map((y) => disc(s * 0.011, y * s, s * 0.009)).join(''),
  }
}

export function coatShape(s: number): Garment {
  return {
    outline: scaled(
      s,
      'M-.1,0L.1,0L.27,.05C.35,.1 .4,.24 .45,.66L.34,.68L.26,.36L.32,1.04L-.32,1.04L-.26,.36L-.34,.68L-.45,.66C-.4,.24 -.35,.1 -.27,.05L-.1,0Z',
    ),
    seams:
      scaled(s, 'M.04,.34L.04,1.04M-.26,.52L.26,.52M-.27,.56L.27,.56') +
      both(
        s,
        'M.1,0L.17,.12L.13,.15L.16,.18L.02,.36M.27,.06Q.23,.2 .26,.36M.35,.62L.44,.6M.1,.66L.22,.64L.22,.68L.1,.7L.1,.66',
      ),
    stitches: scaled(s, 'M-.31,1.01L.31,1.01'),
    folds: both(s, 'M.14,.6L.18,.98M.24,.62L.27,.96M.36,.34L.39,.52'),
    buttons: [0.42, 0.62, 0.76, 0.9]
      .flatMap((y) => [disc(0, y * s, s * 0.014), disc(-s * 0.1, y * s, s * 0.014)])
      .join(''),
  }
}

export function dressShape(s: number): Garment {
  return {
    outline: scaled(
      s,
      'M-.1,0Q0,.14 .1,0L.18,.02Q.17,.12 .2,.2Q.17,.34 .14,.42C.24,.56 .34,.82 .38,1.04Q.19,1.08 0,1.06Q-.19,1.08 -.38,1.04C-.34,.82 -.24,.56 -.14,.42Q-.17,.34 -.2,.2Q-.17,.12 -.18,.02L-.1,0Z',
    ),
    seams:
      scaled(s, 'M-.14,.42Q0,.45 .14,.42M-.145,.4Q0,.43 .145,.4') +
      both(s, 'M.18,.02Q.15,.12 .2,.2M.08,.2Q.06,.3 .07,.42'),
    stitches: scaled(s, 'M-.37,1.01Q0,1.05 .37,1.01'),
    folds: both(s, 'M.04,.46Q.06,.7 .05,1M.1,.46Q.18,.7 .2,1.02M.13,.5Q.26,.74 .31,1'),
    buttons: '',
  }
}

export function trousersShape(s: number): Garment {
  return {
    outline: scaled(
      s,
      'M-.2,0L.2,0C.22,.14 .27,.3 .28,.98L.08,.98C.08,.6 .05,.4 0,.32C-.05,.4 -.08,.6 -.08,.98L-.28,.98C-.27,.3 -.22,.14 -.2,0Z',
    ),
    seams: scaled(s, 'M-.2,.06L.2,.06M0,.06L0,.32M.03,.06Q.04,.2 0,.24') + both(s, 'M.19,.07Q.12,.1 .12,.17M.1,.98'),
    stitches: both(s, 'M.09,.95L.27,.95M.05,.01L.05,.05'),
    folds: both(s, 'M.14,.24Q.17,.5 .17,.94M.06,.34Q.12,.4 .2,.38'),
    buttons: disc(0, s * 0.03, s * 0.013),
  }
}

export function skirtShape(s: number): Garment {
  return {
    outline: scaled(
      s,
      'M-.17,0Q0,.03 .17,0C.22,.2 .32,.5 .36,.74Q.18,.8 0,.78Q-.18,.8 -.36,.74C-.32,.5 -.22,.2 -.17,0Z',
    ),
    seams: scaled(s, 'M-.18,.05Q0,.08 .18,.05'),
    stitches: scaled(s, 'M-.35,.71Q0,.77 .35,.71'),
    folds: both(s, 'M.03,.08Q.05,.4 .04,.74M.08,.08Q.14,.4 .16,.74M.13,.08Q.22,.36 .27,.7'),
    buttons: disc(s * 0.12, s * 0.04, s * 0.012),
  }
}
