import type { Done } from './deeds.ts'

/** Says which share of abuse was bounded or queued, and which of honest acts, by kind. */
export function tellAbuse(
  say: (line: string) => void,
  seed: number,
  done: readonly Done[],
  measured: ReadonlyMap<string, readonly string[]>,
): void {
  const acts = done.filter(({ outcome }) => outcome !== 'wrong')
  const isMeasured = ({ by }: Done) => measured.has(by.member.id)
  const isBounded = (each: Done) => each.outcome === 'refused' || isMeasured(each)
  for (const [isAbuse, name] of [
    [true, 'abuse'],
    [false, 'honest'],
  ] as const) {
    const of = acts.filter((each) => each.isAbuse === isAbuse)
    for (const [kind, some] of Map.groupBy(of, (each) => each.kind)) {
      const who = new Set(some.map(({ by }) => by.member.id))
      const caught = [...who].filter((id) => measured.has(id))
      const causes = [...new Set(caught.flatMap((id) => measured.get(id) ?? []))].join(', ')
      say(
        `abuse, seed ${seed}: ${name}, ${kind}: ${share(some.filter(isBounded).length, some.length)} bounded, of them refused at once ${some.filter(({ outcome }) => outcome === 'refused').length}; ${caught.length} of ${who.size} accounts (${causes})`,
      )
    }
    say(
      `abuse, seed ${seed}: ${name.toUpperCase()} IN ALL: ${share(of.filter(isBounded).length, of.length)} bounded or queued`,
    )
  }
  const wrong = done.length - acts.length
  say(`abuse, seed ${seed}: ${wrong} acts were refused for other reasons, as what is not there, and are not counted`)
}

const share = (some: number, all: number) => `${((100 * some) / Math.max(all, 1)).toFixed(2)} % of ${all}`
