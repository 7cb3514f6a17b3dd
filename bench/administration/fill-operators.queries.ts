import { abuseCauses, employeeRoles, siteFigureNames } from '@pinfold/contract'
import type { Pool } from 'pg'
import { BOARD, contentOf, PIN } from './fill-members.queries.ts'
import { bucketOf, bucketOfKey, chanceOf, idOf, momentOf, skewed } from './made-ids.ts'

const CASE = 4
const DECISION = 5
const TAKEDOWN = 6
const ACT = 7
const MEASURE = 8
const DAYS = 400
const reasons = ['spam', 'sexual', 'harassment']

const listOf = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(',')}]::text[]`
const oneOf = (words: readonly string[], salt: number) =>
  `(${listOf(words)})[1 + floor(${words.length} * ${chanceOf('n', salt)})::int]`

/** How many rows there are of what operators look at; all in proportion to the members. */
export const operatorRows = (members: number) => ({
  cases: members / 5,
  openCases: members / 50,
  reportsOnOne: members / 50,
  decisions: members / 10,
  openAppeals: members / 200,
  acts: members,
  takedowns: members / 50,
  openTakedowns: members / 200,
  measures: members / 5,
  marks: members / 2,
  blocks: members / 50,
  verdicts: members / 10,
  waitingPictures: members / 50,
  merchants: members / 20,
  invitations: members / 20,
  articles: members / 200,
  messages: members / 1000,
})

/** What employees look at and did. Some of it is hard: one pin that a fiftieth of all members reported, a busy owner of many. */
export async function fillOperators(pool: Pool, members: number, log: (line: string) => void): Promise<void> {
  const rows = operatorRows(members)
  const step = async (what: string, text: string) => {
    log(what)
    await pool.query(text)
  }
  const first = (count: number) => `generate_series(0, ${Math.round(count) - 1}) as n`
  // Whose things are reported, and who acts: some much more often than others.
  const busy = (salt: number, most = members) => skewed('n', salt, most)
  const thing = `case n % 3 when 0 then ${idOf('n', PIN)} when 1 then ${idOf('n')} else ${idOf('(n / 2 * 2)', BOARD)} end`
  const type = `(array['pin', 'user', 'board'])[1 + n % 3]`
  const bucketOfThing = `((${thing} >> 10) & 4095)::smallint`
  await step(
    'reports',
    `insert into report_cases (bucket, id, object_type, object_id, concerned_id, state, is_escalated, urgency, reasons,
       report_count, first_at, act, decided_by, decided_at)
     select ${bucketOfThing}, ((${idOf('n', CASE)} >> 22) << 22) | (${bucketOfThing}::bigint << 10) | ${CASE}, ${type},
       ${thing}, ${idOf('(n % 1000)')}, case when n < ${rows.openCases} then 'open' else 'closed' end, n % 30 = 0, 1 + n % 9,
       array[${oneOf(reasons, 21)}], 2, ${momentOf('n')}, case when n < ${rows.openCases} then null else 'dismiss' end,
       case when n < ${rows.openCases} then null else ${idOf('(n % 40)')} end,
       case when n < ${rows.openCases} then null else ${momentOf('n + 1')} end
     from ${first(rows.cases)};
     insert into case_reports (bucket, case_id, reporter_id, reason, detail, created_at)
     select bucket, id, ((id >> 22) + turn * 1000003) << 22 | (turn * 77) << 10, reasons[1], 'I do not like it', first_at
     from report_cases, generate_series(1, 2) as turn;
     insert into case_reports (bucket, case_id, reporter_id, reason, detail, created_at)
     select bucket, id, ${idOf('n')}, reasons[1], 'I do not like it', ${momentOf('n')}
     from (select bucket, id, reasons from report_cases where state = 'open' and not is_escalated order by urgency, id limit 1) as worst,
       ${first(rows.reportsOnOne)} on conflict do nothing`,
  )
  await step(
    'decisions and appeals',
    `insert into moderation_decisions (bucket, id, member_id, case_id, object_type, object_id, kind, reason, decided_by,
       decided_at, appeal, appealed_at, appeal_state)
     select ${bucketOf('member')}, ((${idOf('n', DECISION)} >> 22) << 22) | (${bucketOf('member')}::bigint << 10) | ${DECISION}, ${idOf('member')},
       0, 'pin', ${idOf('member', PIN)}, 'remove', 'It breaks our rules', ${idOf('(n % 40)')}, ${momentOf('n')},
       case when n < ${rows.openAppeals} then 'I did not' else '' end,
       case when n < ${rows.openAppeals} then ${momentOf('n + 10')} end,
       case when n < ${rows.openAppeals} then 'open' else 'none' end
     from (select n, ${busy(22)} as member from ${first(rows.decisions)}) as made`,
  )
  const kinds = `(array['report.decided', 'report.taken', 'takedown.accepted', 'merchant.granted', 'picture.judged', 'article.changed'])[1 + ${skewed('n', 23, 6)}]`
  await step(
    'the log',
    `insert into admin_acts (bucket, id, actor_id, actor_name, roles, kind, thing_type, thing_id, concerned_id, reason, before, after, made_at)
     select 0, ((${idOf('n', ACT)} >> 22) << 22) | ${ACT}, ${idOf(busy(24, 200))}, 'somebody', '{moderator}', ${kinds}, ${type}, ${thing}::text,
       case when n % 5 = 0 then null else ${idOf(busy(25))} end, 'It had to be', '{"state": "open"}', '{"state": "closed"}', ${momentOf('n')}
     from ${first(rows.acts)}`,
  )
  await step(
    'takedowns',
    `insert into takedowns (bucket, id, law, law_types, country, objects, explanation, details, name, organisation, email,
       locale, flagger_number, is_for_complaints_office, state, due_at, created_at)
     select ${bucketOf('n')}, ${idOf('n', TAKEDOWN)}, 'dsa', '{copyright}', 'DE',
       jsonb_build_array(jsonb_build_object('type', 'pin', 'id', ${idOf('n', PIN)}::text), jsonb_build_object('type', 'pin', 'id', ${idOf('(n + 1)', PIN)}::text)),
       'It is mine', '{}', 'A name', '', 'law@example.org', 'en-US', '', false,
       case when n < ${rows.openTakedowns} then 'open' else 'accepted' end, ${momentOf('n')} + interval '7 days', ${momentOf('n')}
     from ${first(rows.takedowns)};
     insert into takedown_items (bucket, object_id, takedown_id, law, object_type, member_id, state, restore_at)
     select ${bucketOf('n + part')}, ${idOf('(n + part)', PIN)}, ${idOf('n', TAKEDOWN)}, 'dsa', 'pin', ${idOf('(n + part)')},
       case when n < ${rows.openTakedowns} then 'asked' when n % 5 = 0 then 'objected' else 'removed' end,
       case when n >= ${rows.openTakedowns} and n % 5 = 0 then ${momentOf('n')} + interval '10 days' end
     from ${first(rows.takedowns)}, generate_series(0, 1) as part`,
  )
  await step(
    'abuse',
    `insert into abuse_measures (bucket, id, member_id, cause, is_holding_back, is_limiting, evidence, made_at, ends_at, ended_at)
     select 0, ((${idOf('n', MEASURE)} >> 22) << 22) | ${MEASURE}, ${idOf(busy(26))},
       case when n < 500 then 'many_reports' else ${oneOf(abuseCauses.slice(0, -1), 27)} end, true, false,
       '{"key": "k", "accounts": 5, "known_accounts": 0, "things": 9, "among": []}', ${momentOf('n')}, ${momentOf('n')} + interval '1 day',
       case when n % 100 = 0 then null else ${momentOf('n')} + interval '1 day' end
     from ${first(rows.measures)};
     insert into abuse_marks (bucket, mark_key, member_id, thing_id, standing, made_at)
     select ${bucketOfKey("'words ' || n % 5000")}, 'words ' || n % 5000, ${idOf('n')}, ${idOf('n', PIN)}, n % 3, now() from ${first(rows.marks)};
     insert into abuse_blocks (bucket, id, kind, value, reason, made_at)
     select 0, ((${idOf('n', MEASURE)} >> 22) << 22) | ${MEASURE}, case when n < 200 then 'email' else 'word' end, 'blocked' || n, 'It had to be', ${momentOf('n')}
     from ${first(rows.blocks)}`,
  )
  await step(
    'pictures that wait',
    `insert into picture_verdicts (bucket, content_hash, verdict, is_by_employee, pin_id, waits, noted_at)
     select ${bucketOfKey(contentOf('n'))}, ${contentOf('n')}, 'veiled', n >= ${rows.waitingPictures}, ${idOf('n', PIN)},
       case when n < ${rows.waitingPictures} then n % 3 end, ${momentOf('n')} from ${first(rows.verdicts)}`,
  )
  const state = `case when n % 5 = 0 then 'pending' when n % 500 = 1 then 'withdrawn' else 'approved' end`
  await step(
    'merchants, invitations and what editors write',
    `insert into merchant_profiles (bucket, member_id, state, statement, created_at, updated_at)
     select ${bucketOf('n')}, ${idOf('n')}, ${state}, 'We make things', ${momentOf('n')}, ${momentOf('n')} from ${first(rows.merchants)};
     insert into sign_up_invitations (bucket, id, label, secret_hash, most_uses, made_by)
     select 0, ${idOf('n')}, 'A fair', sha256(convert_to(n::text, 'UTF8')), 5, 'somebody' from ${first(rows.invitations)};
     insert into articles (bucket, id, title, summary, words, state, publish_at, created_at, updated_at)
     select 0, (${idOf('n')} >> 22) << 22, 'Article ' || n, 'All about it', repeat('Words and more words. ', 200),
       case when n < 30 then 'withdrawn' when n % 3 = 0 then 'draft' else 'published' end, ${momentOf('n')}, ${momentOf('n')}, ${momentOf('n')}
     from ${first(rows.articles)};
     insert into article_things (bucket, article_id, place, thing_id)
     select 0, id, place, ${idOf('place', PIN)} from articles, generate_series(0, 9) as place;
     insert into announcements (bucket, id, texts, audience, link, is_dismissible, starts_at, ends_at)
     select 0, (${idOf('n')} >> 22) << 22, '{"en": "Tonight we rest"}', 'members', '', true, ${momentOf('n')}, ${momentOf('n')} + interval '1 hour'
     from ${first(rows.messages)};
     insert into experiences (bucket, id, name, placement_id, type, texts, look, audience, languages, percent, starts_at,
       ends_at, most_times, days_between, priority, experiment_group, is_running)
     select 0, (${idOf('n')} >> 22) << 22, 'Hint ' || n, '11', 'banner', '{"en": {"text": "Look"}}', '{}', 'members', '{}', 100, ${momentOf('n')},
       ${momentOf('n')} + interval '1 day', 1, 1, 1, '', false from ${first(rows.messages)};
     insert into experience_counts (bucket, experience_id, day, view_count, completion_count, dismissal_count)
     select 0, id, date '2026-01-01' + day, 1000, 10, 5 from experiences, generate_series(0, 89) as day;
     insert into experiments (bucket, id, key, about, goal, groups, started_at, stopped_at)
     select 0, (${idOf('n')} >> 22) << 22, 'try_' || n, '', 'save', '[{"name": "control", "percent": 50}, {"name": "enabled", "percent": 50}]',
       ${momentOf('n')}, ${momentOf('n')} + interval '1 day' from ${first(rows.messages)};
     insert into experiment_counts (bucket, experiment_id, group_name, exposed_count, reached_count)
     select 0, id, name, 50000, 900 from experiments, unnest(array['control', 'enabled']) as name`,
  )
  await step(
    'employees and figures',
    `insert into employees (bucket, id, member_id, role, granted_at)
     select 0, (${idOf('n')} >> 22) << 22, ${idOf('n')}, case when n = 0 then 'owner' else ${oneOf(employeeRoles.slice(1), 28)} end, ${momentOf('n')}
     from ${first(200)};
     update members set is_employee = true where id in (select member_id from employees);
     insert into site_figures (bucket, name, day, value)
     select 0, name, current_date - day, 1000 from unnest(${listOf(siteFigureNames)}) as name, generate_series(0, ${DAYS}) as day;
     insert into site_cohorts (bucket, joined_week, week, members)
     select 0, joined, joined + 7 * later, 500 from (select date_trunc('week', current_date)::date - 7 * week as joined, week from generate_series(0, 60) as week) as weeks,
       lateral generate_series(0, week) as later;
     insert into site_queues (bucket, hour, queue, done, waiting, usual_milliseconds, longest_milliseconds)
     select 0, date_trunc('hour', now()) - hour * interval '1 hour', 'queue-' || queue, 100, 3, 5, 900
     from generate_series(0, 24 * 30) as hour, generate_series(1, 60) as queue;
     insert into wanted_searches (bucket, place, phrase, people) select 0, n, 'wanted ' || n, 5 from ${first(50)}`,
  )
}
