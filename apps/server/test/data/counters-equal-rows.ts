import type pg from 'pg'
import { type DataPromise, promisesOfSight } from './promises-of-sight.ts'

const counter = (table: string, column: string, rows: string): DataPromise => ({
  name: `${table}.${column} equals its rows`,
  broken: `select t.id, t.${column} as counted, (${rows})::int as present from ${table} t where t.${column} <> (${rows})`,
})
const mirror = (name: string, one: string, other: string): DataPromise => ({
  name,
  broken: `(select 'without mirror' as what, a.* from (${one}) a except select 'without mirror', b.* from (${other}) b)
    union all (select 'without source' as what, b.* from (${other}) b except select 'without source', a.* from (${one}) a)`,
})

/** Messages that others sent to the member after what the member read; whoever is blocked in a group was never delivered. */
const unread = `select count(*) from messages m join conversations c on c.id = m.conversation_id
  where m.conversation_id = t.conversation_id and m.id > t.last_read_message_id and m.sender_id <> t.member_id
    and not (c.is_group and exists (select from blocks b where (b.blocker_id, b.blocked_id) in
      ((m.sender_id, t.member_id), (t.member_id, m.sender_id))))`

const promises: readonly DataPromise[] = [
  counter(
    'members',
    'scheduled_pin_count',
    `select count(*) from pin_drafts d where d.member_id = t.id and d.state = 'scheduled' and d.deleted_at is null`,
  ),
  mirror(
    'the storage of members is what their uploads take',
    `select member_id, used_bytes::numeric from member_storage where used_bytes > 0`,
    `select member_id, sum(byte_size) from uploads group by member_id having sum(byte_size) > 0`,
  ),
  {
    name: 'inboxes.unread_count equals its rows',
    broken: `select t.conversation_id, t.member_id, t.unread_count, (${unread})::int as present from inboxes t
      where t.state in ('open', 'request') and t.unread_count <> (${unread})`,
  },
  mirror(
    'everybody in a conversation has it in their inbox',
    `select conversation_id, member_id, left_at is null as is_in from conversation_members`,
    `select conversation_id, member_id, state <> 'left' as is_in from inboxes`,
  ),
  mirror(
    'a conversation of two is found by its pair',
    `select p.conversation_id, m.member_id from conversation_pairs p
      join conversation_members m on m.member_id in (p.first_id, p.second_id) and m.conversation_id = p.conversation_id`,
    `select m.conversation_id, m.member_id from conversation_members m
      join conversations c on c.id = m.conversation_id where not c.is_group`,
  ),
  {
    name: 'a member’s events are numbered without holes',
    broken: `select s.member_id, s.last_number, count(e.number) from live_streams s
      left join live_events e on e.bucket = s.bucket and e.member_id = s.member_id
      group by 1, 2 having count(e.number) > 0 and max(e.number) <> s.last_number
        or count(e.number) <> coalesce(max(e.number) - min(e.number) + 1, 0)`,
  },
  counter(
    'members',
    'follower_count',
    `select count(*) from followers r where r.followee_id = t.id and r.state = 'following'`,
  ),
  counter(
    'members',
    'following_count',
    `select count(*) from follows r where r.follower_id = t.id and r.state = 'following'`,
  ),
  counter('members', 'interest_following_count', `select count(*) from topic_follows r where r.member_id = t.id`),
  counter(
    'members',
    'board_count',
    `select count(*) from boards r where r.owner_id = t.id and r.privacy = 'public' and r.archived_at is null and r.deleted_at is null`,
  ),
  counter(
    'members',
    'total_board_count',
    `select count(*) from boards r where r.owner_id = t.id and r.deleted_at is null`,
  ),
  counter(
    'members',
    'secret_board_count',
    `select count(*) from boards r where r.owner_id = t.id and r.privacy = 'secret' and r.deleted_at is null`,
  ),
  counter(
    'members',
    'archived_board_count',
    `select count(*) from boards r where r.owner_id = t.id and r.archived_at is not null and r.deleted_at is null`,
  ),
  counter('members', 'pin_count', `select count(*) from pins r where r.pinner_id = t.id and r.is_public`),
  counter('members', 'total_pin_count', `select count(*) from pins r where r.pinner_id = t.id`),
  counter(
    'members',
    'created_pin_count',
    `select count(*) from pins r where r.pinner_id = t.id and r.is_public and r.is_created`,
  ),
  counter(
    'members',
    'story_pin_count',
    `select count(*) from pins r where r.pinner_id = t.id and r.is_public and r.is_created and r.kind = 'story'`,
  ),
  counter('members', 'tried_count', `select count(*) from tries r where r.member_id = t.id`),
  counter('aggregates', 'done_count', `select count(*) from aggregate_tries r where r.aggregate_id = t.id`),
  counter('pins', 'topic_count', `select count(*) from pin_topics r where r.pin_id = t.id`),
  counter('pins', 'product_count', `select count(*) from pin_products r where r.pin_id = t.id`),
  counter('pins', 'page_count', `select count(*) from pin_pages r where r.pin_id = t.id`),
  mirror(
    'what members tried mirrors what was tried of aggregates',
    'select member_id, aggregate_id, id from tries',
    'select member_id, aggregate_id, try_id from aggregate_tries',
  ),
  {
    name: 'what a pin shows beside its picture answers everybody exactly where its picture does',
    broken: `select m.pin_id, m.signature, p.has_public_picture, s.is_public, s.pin_id as asked from pin_media m
      join pins p on p.id = m.pin_id left join picture_signatures s on s.signature = m.signature
      where s.is_public is distinct from p.has_public_picture or (not p.has_public_picture and s.pin_id is distinct from p.id)`,
  },
  {
    name: 'favourites say truly whether their pins were created',
    broken: `select f.pin_id from favorite_pins f join pins p on p.id = f.pin_id where p.is_created <> f.is_created`,
  },
  counter('boards', 'pin_count', `select count(*) from board_pins r where r.board_id = t.id`),
  counter('boards', 'section_count', `select count(*) from board_sections r where r.board_id = t.id`),
  counter('boards', 'follower_count', `select count(*) from board_followers r where r.board_id = t.id`),
  counter('boards', 'collaborator_count', `select count(*) from board_members r where r.board_id = t.id`),
  counter('board_sections', 'pin_count', `select count(*) from board_pins r where r.section_id = t.id`),
  counter('aggregates', 'save_count', `select count(*) - 1 from pins r where r.aggregate_id = t.id`),
  {
    name: 'aggregates.reaction_counts equals its rows',
    broken: `select a.id, a.reaction_counts, r.present from aggregates a, lateral (
        select coalesce(jsonb_object_agg(type, number), '{}') as present from (
          select reaction_type::text as type, count(*) as number from aggregate_reactions where aggregate_id = a.id group by 1) c
      ) r where a.reaction_counts <> r.present`,
  },
  counter('aggregates', 'comment_count', `select count(*) from comments r where r.aggregate_id = t.id`),
  counter('comments', 'reply_count', `select count(*) from comments r where r.parent_id = t.id`),
  counter('comments', 'like_count', `select count(*) from comment_likers r where r.comment_id = t.id`),
  mirror(
    'comments mirror what members wrote',
    'select author_id, id from comments',
    'select member_id, comment_id from authored_comments',
  ),
  mirror(
    'likes of comments mirror who likes them',
    'select member_id, comment_id, edge_id from comment_likes',
    'select member_id, comment_id, edge_id from comment_likers',
  ),
  {
    name: 'answers stand under a comment of the same aggregate that answers nothing itself',
    broken: `select r.id from comments r left join comments c on c.id = r.parent_id
      where r.parent_id is not null and (c.id is null or c.parent_id is not null or c.aggregate_id <> r.aggregate_id)`,
  },
  mirror(
    'reactions mirror the reactions to aggregates',
    'select member_id, aggregate_id, reaction_type, edge_id from pin_reactions',
    'select member_id, aggregate_id, reaction_type, edge_id from aggregate_reactions',
  ),
  {
    name: 'whatever is reacted to exists',
    broken: `select r.aggregate_id from pin_reactions r where not exists (select 1 from aggregates a where a.id = r.aggregate_id)`,
  },
  {
    name: 'favourites are members’ own pins',
    broken: `select f.pin_id from favorite_pins f where not exists (select 1 from pins p where p.id = f.pin_id and p.pinner_id = f.member_id)`,
  },
  mirror(
    'every pin is exactly once on its board',
    'select id, pinner_id, board_id, section_id, edge_id from pins where board_id is not null',
    'select pin_id, pinner_id, board_id, section_id, edge_id from board_pins',
  ),
  mirror(
    'follows mirror followers',
    'select follower_id, followee_id, state, edge_id from follows',
    'select follower_id, followee_id, state, edge_id from followers',
  ),
  mirror(
    'blocks mirror blocked_by',
    'select blocker_id, blocked_id from blocks',
    'select blocker_id, blocked_id from blocked_by',
  ),
  mirror(
    'board follows mirror board followers',
    'select follower_id, board_id, edge_id from board_follows',
    'select follower_id, board_id, edge_id from board_followers',
  ),
  mirror(
    'the boards of members are those they own or collaborate on',
    `select owner_id as member_id, id as board_id, 'owner' as role, archived_at from boards where deleted_at is null
      union all select m.member_id, m.board_id, 'collaborator', b.archived_at from board_members m join boards b on b.id = m.board_id where b.deleted_at is null`,
    'select member_id, board_id, role, archived_at from member_boards',
  ),
  mirror(
    'the places kept for a restore are those of the deleted boards’ teams',
    `select owner_id as member_id, id as board_id, 'owner' as role, archived_at from boards where deleted_at is not null
      union all select m.member_id, m.board_id, 'collaborator', b.archived_at from board_members m join boards b on b.id = m.board_id where b.deleted_at is not null`,
    'select member_id, board_id, role, archived_at from parked_member_boards',
  ),
  mirror(
    'what waits for invitees mirrors the invitations that wait',
    `select invited_id, board_id, inviter_id, edge_id from board_invites where status = 'pending'`,
    'select member_id as invited_id, board_id, inviter_id, edge_id from member_board_invites',
  ),
  {
    name: 'nobody on a board is invited to it or asks to join',
    broken: `select m.board_id, m.member_id from board_members m where exists (select 1 from board_invites i
        where i.board_id = m.board_id and i.invited_id = m.member_id and i.status = 'pending')
      or exists (select 1 from board_join_requests r where r.board_id = m.board_id and r.sender_id = m.member_id)`,
  },
  {
    name: 'a pin on no board has no section and no edge',
    broken: `select id from pins where board_id is null and (section_id is not null or edge_id is not null)`,
  },
  {
    name: 'sections belong to the board of their pins',
    broken: `select e.pin_id from board_pins e left join board_sections s on s.id = e.section_id where e.section_id is not null and s.board_id is distinct from e.board_id`,
  },
  {
    name: 'nobody follows across a block',
    broken: `select f.* from follows f join blocks b on (b.blocker_id, b.blocked_id) in ((f.follower_id, f.followee_id), (f.followee_id, f.follower_id))`,
  },
  ...promisesOfSight,
  {
    name: 'every aggregate has a pin',
    broken: `select a.id from aggregates a where not exists (select 1 from pins p where p.aggregate_id = a.id)`,
  },
  {
    name: 'every piece of news has somebody who did it, and is dated by the newest',
    broken: `select n.id, n.version_id, max(s.source_id) as newest from notifications n
      left join notification_sources s on s.notification_id = n.id and s.member_id = n.member_id
      group by n.id, n.version_id having max(s.source_id) is distinct from n.version_id`,
  },
  {
    name: 'everything carries its owner’s bucket',
    broken: `
      select id from boards where bucket <> (id >> 10 & 4095) or bucket <> (owner_id >> 10 & 4095)
      union all select id from pins where bucket <> (id >> 10 & 4095) or bucket <> (pinner_id >> 10 & 4095)
      union all select edge_id from board_pins where bucket <> (edge_id >> 10 & 4095) or bucket <> (board_id >> 10 & 4095)
      union all select id from board_sections where bucket <> (id >> 10 & 4095) or bucket <> (board_id >> 10 & 4095)
      union all select board_id from member_boards where bucket <> (member_id >> 10 & 4095)
      union all select id from comments where bucket <> (id >> 10 & 4095) or bucket <> (aggregate_id >> 10 & 4095)
      union all select comment_id from authored_comments where bucket <> (member_id >> 10 & 4095)
      union all select edge_id from comment_likes where bucket <> (member_id >> 10 & 4095) or bucket <> (edge_id >> 10 & 4095)
      union all select edge_id from comment_likers where bucket <> (comment_id >> 10 & 4095)
      union all select object_id from reports where bucket <> (reporter_id >> 10 & 4095)
      union all select edge_id from pin_reactions where bucket <> (member_id >> 10 & 4095) or bucket <> (edge_id >> 10 & 4095)
      union all select edge_id from aggregate_reactions where bucket <> (aggregate_id >> 10 & 4095)
      union all select edge_id from favorite_pins where bucket <> (member_id >> 10 & 4095) or bucket <> (pin_id >> 10 & 4095)
      union all select id from pin_pages where bucket <> (id >> 10 & 4095) or bucket <> (pin_id >> 10 & 4095)
      union all select pin_id from pin_media where bucket <> (pin_id >> 10 & 4095)
      union all select upload_id from transcodings where bucket <> (upload_id >> 10 & 4095)
      union all select id from tries where bucket <> (id >> 10 & 4095) or bucket <> (member_id >> 10 & 4095)
      union all select edge_id from aggregate_tries where bucket <> (edge_id >> 10 & 4095) or bucket <> (aggregate_id >> 10 & 4095)
      union all select edge_id from history_entries where bucket <> (member_id >> 10 & 4095)
      union all select edge_id from seen_pins where bucket <> (member_id >> 10 & 4095)
      union all select edge_id from muted_sources where bucket <> (member_id >> 10 & 4095)
      union all select edge_id from hidden_pins where bucket <> (member_id >> 10 & 4095)
      union all select id from notifications where bucket <> (id >> 10 & 4095) or bucket <> (member_id >> 10 & 4095)
      union all select source_id from notification_sources where bucket <> (member_id >> 10 & 4095) or bucket <> (notification_id >> 10 & 4095)
      union all select id from messages where bucket <> (id >> 10 & 4095) or bucket <> (conversation_id >> 10 & 4095)
      union all select edge_id from conversation_members where bucket <> (conversation_id >> 10 & 4095)
      union all select message_id from message_reactions where bucket <> (message_id >> 10 & 4095)
      union all select conversation_id from inboxes where bucket <> (member_id >> 10 & 4095)
      union all select number from live_events where bucket <> (member_id >> 10 & 4095)
      union all select followee_id from follows where bucket <> (follower_id >> 10 & 4095)
      union all select followee_id from followers where bucket <> (followee_id >> 10 & 4095)
      union all select id from sessions where bucket <> (id >> 10 & 4095) or bucket <> (member_id >> 10 & 4095)`,
  },
]

/** The promises the data breaks, with some of the rows that break them; none is what every test wants. */
export async function brokenPromises(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {}
  for (const promise of promises) {
    const { rows } = await pool.query<object>(`${promise.broken} limit 5`)
    if (rows.length > 0) broken[promise.name] = rows
  }
  return broken
}

/**
 * The broken promises about some tables only, in one statement that is planned once: for thousands of small histories.
 */
export async function brokenPromisesAbout(
  pool: pg.Pool,
  tables: readonly string[],
): Promise<Record<string, unknown[]>> {
  const named = new RegExp(`\\b(${tables.join('|')})\\b`)
  const parts = promises
    .filter(({ broken }) => named.test(broken))
    .map(({ name, broken }) => `(select $n$${name}$n$ as name, to_jsonb(b) as row from (${broken} limit 3) b)`)
  const text = parts.join(' union all ')
  const { rows } = await pool.query<{ name: string; row: unknown }>({
    name: `promises about ${tables.length} tables`,
    text,
  })
  const byName = Map.groupBy(rows, ({ name }) => name)
  return Object.fromEntries([...byName].map(([name, list]) => [name, list.map(({ row }) => row)]))
}
