import { type CoveredTopic, topicThemes } from '@pinfold/contract'

/** So dark that white words can be read on all of it, whatever the hue. */
const GROUND = { saturation: 34, top: 31, bottom: 18 }
const SHAPE = { saturation: 42, lightness: 46 }
const TURN = 38

/** The hue of a topic's theme, in degrees: themes that stand beside each other are far apart. */
export const hueOf = ({ theme }: Pick<CoveredTopic, 'theme'>): number => (topicThemes.indexOf(theme) * 137) % 360

/** What a topic's name stands on: the colour of its cover, and without one two shapes in the colours of its theme. */
export function topicGround({ cover, theme }: Pick<CoveredTopic, 'cover' | 'theme'>): string | undefined {
  if (cover !== null) return cover.dominant_color ?? undefined
  const hue = hueOf({ theme })
  const shape = (turned: number, strength: number) =>
    `hsl(${(hue + turned) % 360} ${SHAPE.saturation}% ${SHAPE.lightness}% / ${strength})`
  return [
    `radial-gradient(circle at 82% 20%, ${shape(TURN, 0.7)} 0 24%, transparent 24.5%)`,
    `radial-gradient(circle at 12% 6%, ${shape(-TURN + 360, 0.45)} 0 34%, transparent 34.5%)`,
    `linear-gradient(155deg, hsl(${hue} ${GROUND.saturation}% ${GROUND.top}%), hsl(${(hue + TURN) % 360} ${GROUND.saturation}% ${GROUND.bottom}%))`,
  ].join(', ')
}
