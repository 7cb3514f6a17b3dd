/** Whose columns processes keep, and those of their columns that they do not. */
const keptTables = {
  members: ['email', 'email_verified_at', 'password_hash', 'birth_date', 'ends_at'],
  boards: [],
  pins: [],
  linked_pages: [],
  aggregates: [],
  board_sections: ['rank'],
  sessions: ['last_seen_at', 'user_agent', 'country'],
  member_settings: ['mentions_from'],
  follows: ['edge_id'],
  blocks: ['created_at'],
  blocked_by: [],
  member_boards: ['rank', 'archived_at', 'last_edge_id'],
  member_board_invites: ['inviter_id', 'edge_id'],
}

/** Those of their columns that count, or say when something was last done: a change of these alone may be told as such. */
const countsOf: Readonly<Record<string, readonly string[]>> = {
  members: [
    'follower_count',
    'following_count',
    'interest_following_count',
    'board_count',
    'total_board_count',
    'secret_board_count',
    'archived_board_count',
    'pin_count',
    'total_pin_count',
    'created_pin_count',
    'story_pin_count',
    'tried_count',
    'last_saved_at',
  ],
  boards: ['pin_count', 'section_count', 'follower_count', 'collaborator_count', 'last_pinned_at'],
  aggregates: ['save_count', 'comment_count', 'done_count', 'reaction_counts'],
  board_sections: ['pin_count'],
}

/** Rows that are dropped with another one: the column that names it. */
const goesWith: Readonly<Record<string, string>> = {
  board_sections: 'board_id',
  sessions: 'member_id',
  member_settings: 'member_id',
  follows: 'follower_id',
  blocks: 'blocker_id',
  blocked_by: 'blocked_id',
  member_boards: 'member_id',
  member_board_invites: 'member_id',
}

/** Whose rows belong to lists that are kept whole, so that a new one changes what is kept. */
const inLists = new Set(['follows', 'blocks', 'blocked_by', 'member_boards', 'member_board_invites'])

/**
 * Watches in test databases that whoever changes a row which processes keep says so in the same transaction. A test's own
 * statement has it said for it.
 */
export const toldChanges = `
  create function changes_are_told() returns trigger language plpgsql as $$
  declare
    mine xid8 := pg_current_xact_id();
  begin
    if current_setting('application_name') <> 'pinfold' then
      insert into changed_rows (bucket, transaction, ids, noted_at) values (0, mine, array[0], clock_timestamp())
      on conflict (bucket, transaction) do nothing;
      return null;
    end if;
    -- A member without settings has the usual ones, and the program begins with those.
    if tg_op = 'INSERT' and tg_argv[2] <> 'in a list' then return null; end if;
    if tg_op = 'INSERT' then old := new; end if;
    if tg_op = 'UPDATE' and (to_jsonb(old) - tg_argv[0]::text[]) = (to_jsonb(new) - tg_argv[0]::text[]) then
      return null;
    end if;
    if tg_op = 'UPDATE' and (to_jsonb(old) - tg_argv[0]::text[] - tg_argv[3]::text[]) = (to_jsonb(new) - tg_argv[0]::text[] - tg_argv[3]::text[])
      and exists (
        select from changed_rows where bucket = 0 and transaction = mine and -(to_jsonb(old) ->> 'id')::bigint = any(ids)
      ) then
      return null;
    end if;
    if exists (
      select from changed_rows
      where bucket = 0 and transaction = mine and ((to_jsonb(old) ->> 'id')::bigint = any(ids) or (to_jsonb(old) ->> tg_argv[1])::bigint = any(ids))
    ) then
      return null;
    end if;
    raise exception 'a change of % % was told to nobody', tg_table_name, to_jsonb(old);
  end $$;
  ${Object.entries(keptTables)
    .map(
      ([table, others]) => `
        create constraint trigger changes_are_told after ${table === 'member_settings' || inLists.has(table) ? 'insert or ' : ''}update or delete on ${table}
        deferrable initially deferred for each row execute function changes_are_told('{${others.join(',')}}', '${goesWith[table] ?? ''}', '${inLists.has(table) ? 'in a list' : ''}', '{${(countsOf[table] ?? []).join(',')}}')`,
    )
    .join(';')}
`
