const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Kind words that a drawn username begins with; at most eight letters. */
export const qualities = wordsOf(`
  amber autumn bold brave bright calm clear clever coral cosy crisp early fair fern fond gentle glad golden green happy
  honest jolly kind lively lucky mellow merry mild misty noble open patient plain proud quick quiet rosy round sandy
  silver sleepy slow soft spring still summer sunny swift tidy velvet warm wild winter wise young`)

/** Things that it ends with; at most eight letters. */
export const things = wordsOf(`
  acorn apple badger beech berry birch boat bridge brook cedar cherry cloud clover comet daisy dune falcon finch forest
  fox garden goose harbour hare hazel heron hill island ivy kettle kite lake lantern lark leaf lemon linden maple meadow
  moon moss oak orchard otter owl pebble pine plum poppy quince rabbit raven reed river robin sparrow star stone swan
  tulip valley violet walnut willow wren`)
