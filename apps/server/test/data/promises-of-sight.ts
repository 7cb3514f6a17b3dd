/** One promise about the data; its statement finds the rows that break it. */
export interface DataPromise {
  readonly name: string
  readonly broken: string
}

/** The pins of boards that were just deleted or brought back, while the worker has not come to them. */
const waiting = `select w.pin_id from board_operation_pins w join board_operations o on o.id = w.operation_id and o.kind = 'sync_sight'`

/** A pin's place with everything that decides who sees it. */
const seen = `select p.*, (b.id is null or (b.privacy = 'public' and b.archived_at is null and b.deleted_at is null))
      and not p.is_undiscoverable and '*' not in (p.withheld_in, coalesce(b.withheld_in, '')) as listed,
    (b.id is null or (b.privacy <> 'secret' and b.deleted_at is null and not owner.is_private)) and not pinner.is_private
      and concat(p.withheld_in, b.withheld_in, owner.withheld_in, pinner.withheld_in) = '' as readable
  from pins p join members pinner on pinner.id = p.pinner_id
    left join boards b on b.id = p.board_id left join members owner on owner.id = b.owner_id`

/** What holds between a pin, its aggregate and its picture's address, and who may see it. */
export const promisesOfSight: readonly DataPromise[] = [
  {
    name: 'a pin’s copies of who sees it are true',
    broken: `select id, is_public, listed, has_public_picture, readable from (${seen}) s
      where is_public > listed or has_public_picture > readable
        or (is_public, has_public_picture) <> (listed, readable) and id not in (${waiting})`,
  },
  {
    name: 'a picture answers everybody exactly where its pin does',
    broken: `select p.id, p.has_public_picture, s.is_public, s.pin_id from pins p left join picture_signatures s on s.signature = p.signature
      where (s.is_public is distinct from p.has_public_picture or (not p.has_public_picture and s.pin_id is distinct from p.id))
        and p.id not in (${waiting})`,
  },
  {
    name: 'a picture that only hidden pins carry answers nobody without asking, from the first moment on',
    broken: `select p.id, s.signature from pins p join picture_signatures s on s.signature = p.signature and s.is_public
      where not p.has_public_picture and not exists (select from pins o where o.signature = p.signature and o.has_public_picture)`,
  },
  {
    name: 'only what everybody sees is shared',
    broken: `select a.id from aggregates a join pins p on p.aggregate_id = a.id where not p.has_public_picture and p.id not in (${waiting}) group by a.id having count(*) > 1`,
  },
  {
    name: 'every pin has its aggregate, of the same address and audience',
    broken: `select p.id from pins p left join aggregates a on a.id = p.aggregate_id where a.id is null or a.signature <> p.signature
      or a.is_public < p.has_public_picture or a.is_public <> p.has_public_picture and p.id not in (${waiting})`,
  },
]
