import type { Pool } from 'pg'
import { vocabulary } from '../dataset/words.ts'
import { bucketOf, bucketOfKey, bucketOfSignature, chanceOf, idOf, momentOf, skewed } from './made-ids.ts'

/** What the things of a member are told apart by. */
export const BOARD = 1
export const PIN = 2
const AGGREGATE = 3

const firstNames =
  'Anna Maria Juan Wei Fatima James Olga Priya Ali Sofia Kofi Yuki Lena Omar Ines Noah Mia Liam Zoe Emil Nina Hugo Vera Otto Ida Max Ella Jan Eva Tom Lea Ben Amy Dan Uma Leo Kai Ana Ivo Mei'.split(
    ' ',
  )
const FAMILIES = 5000

/** How many members have a board, as a part: each second one. */
const BOARDS = 2
/** Of ten members so many uploads; the others save them. */
const UPLOADS = 0.3
/** Pictures that differ, of all members. */
const CONTENTS = 0.1

const listOf = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(',')}]::text[]`

/** The hash of the bytes of a picture. */
export const contentOf = (number: string) => `encode(sha256(convert_to('picture ' || (${number}), 'UTF8')), 'hex')`

/** Members with names and addresses, a board for each second one, a pin for each, and what searches know of all. */
export async function fillMembers(pool: Pool, members: number, log: (line: string) => void): Promise<void> {
  const step = async (what: string, text: string) => {
    log(what)
    await pool.query(text)
  }
  const all = `generate_series(0, ${members - 1}) as n`
  const first = `(${listOf(firstNames)})[1 + ${skewed('n', 1, firstNames.length)}]`
  const family = `'F' || translate(to_char(${skewed('n', 2, FAMILIES)}, 'FM00000'), '0123456789', 'aeioulmnrt')`
  await step(
    'members',
    `insert into members (bucket, id, username, full_name, first_name, email, password_hash, birth_date, country,
       is_private, is_partner, total_board_count, total_pin_count, created_at)
     select ${bucketOf('n')}, ${idOf('n')}, lower(first || family) || n, first || ' ' || family, first,
       lower(first || family) || n || '@example.org', 'no password', '1990-05-17', 'US', n % 50 = 7, n % 20 = 3,
       (n + 1) % ${BOARDS}, 1, ${momentOf('n')}
     from (select n, ${first} as first, ${family} as family from ${all}) as made`,
  )
  await step(
    'names and addresses',
    `insert into usernames (bucket, username_key, member_id)
       select ${bucketOfKey('username')}, username, id from members;
     insert into emails (bucket, email_key, member_id) select ${bucketOfKey('email')}, email, id from members`,
  )
  const word = (place: string, salt: number) => `(${listOf(vocabulary)})[1 + ${skewed(place, salt, vocabulary.length)}]`
  await step(
    'boards',
    `insert into boards (bucket, id, owner_id, name, slug, privacy, pin_count, created_at)
     select ${bucketOf('n')}, ${idOf('n', BOARD)}, ${idOf('n')}, one || ' ' || other, one || '-' || other,
       case when n % 10 = 4 then 'secret' else 'public' end, 1, ${momentOf('n')}
     from (select n, ${word('n', 3)} as one, ${word('n', 4)} as other from generate_series(0, ${members - 1}, ${BOARDS}) as n) as made`,
  )
  const uploads = Math.round(members * UPLOADS)
  const contents = Math.round(members * CONTENTS)
  await step(
    'uploads',
    `insert into aggregates (bucket, id, content_hash, signature, is_public, created_at)
     select ${bucketOf('n')}, ${idOf('n', AGGREGATE)}, ${contentOf(skewed('n', 5, contents))}, md5(n::text), true, ${momentOf('n')}
     from generate_series(0, ${uploads - 1}) as n;
     insert into picture_signatures (bucket, signature, content_hash, extension, is_public, pin_id, owner_id, created_at)
     select ${bucketOfSignature('md5(n::text)')}, md5(n::text), ${contentOf(skewed('n', 5, contents))}, 'jpg', true,
       ${idOf('n', PIN)}, ${idOf('n')}, ${momentOf('n')} from generate_series(0, ${uploads - 1}) as n`,
  )
  const upload = `case when n < ${uploads} then n else ${skewed('n', 6, uploads)} end`
  await step(
    'pins',
    `insert into pins (bucket, id, pinner_id, board_id, is_created, aggregate_id, content_hash, signature, width, height,
       extension, is_animated, dominant_color, placeholder, is_public, has_public_picture, title, created_at)
     select ${bucketOf('n')}, ${idOf('n', PIN)}, ${idOf('n')}, case when n % ${BOARDS} = 0 then ${idOf('n', BOARD)} end,
       n < ${uploads}, ${idOf('upload', AGGREGATE)}, ${contentOf(skewed('upload', 5, contents))}, md5(upload::text), 600, 900,
       'jpg', false, '#aa8866', '', n % 10 <> 4, n % 10 <> 4, one || ' ' || other, ${momentOf('n')}
     from (select n, ${upload} as upload, ${word('n', 7)} as one, ${word('n', 8)} as other from ${all}) as made`,
  )
  const words = (weight: string, text: string) => `setweight(to_tsvector('simple', ${text}), '${weight}')`
  const documents = 'search_documents (bucket, kind, id, owner_id, group_id, is_listed, name_key, words, age)'
  await step(
    'what searches know',
    `insert into ${documents} select bucket, 'member', id, id, null, not is_private, username,
       ${words('A', 'username')} || ${words('B', 'full_name')}, 0 from members;
     insert into ${documents} select bucket, 'board', id, owner_id, null, privacy = 'public', lower(name),
       ${words('A', 'name')}, 0 from boards;
     insert into ${documents} select bucket, 'pin', id, pinner_id, aggregate_id, is_public and is_created, lower(title),
       ${words('A', 'title')}, case when ${chanceOf('(id >> 22)', 9)} < 0.03 then 0 when ${chanceOf('(id >> 22)', 9)} < 0.1 then 1
         when ${chanceOf('(id >> 22)', 9)} < 0.3 then 2 else 3 end from pins`,
  )
}
