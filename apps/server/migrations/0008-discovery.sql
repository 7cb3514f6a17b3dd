-- Feeds: an item stands for one or both of two follows. source_id is the followed member, board_source_id the followed
-- board; an item goes when neither is left. edge_id equals pin_id: feeds are in the order in which pins were made.
alter table feed_items alter column source_id drop not null;
alter table feed_items add column board_source_id bigint;
alter table feed_items
  add constraint feed_items_have_a_source check (source_id is not null or board_source_id is not null) not valid;
create index feed_items_of_board on feed_items (bucket, member_id, board_source_id) where board_source_id is not null;

-- Members and boards that were, or are, wide: followed by so many that their pins are merged in when a feed is read.
-- Lives with the member or board.
create table wide_sources (
  bucket smallint not null,
  source_id bigint not null,
  is_wide boolean not null,
  -- False until every follower's feed is as is_wide says.
  is_settled boolean not null,
  primary key (bucket, source_id)
);

-- The wide sources a reader follows; lives with the reader, so that a feed asks one shard whom to merge in.
create table merged_sources (
  bucket smallint not null,
  member_id bigint not null,
  source_id bigint not null,
  kind text not null check (kind in ('member', 'board')),
  primary key (bucket, member_id, source_id)
);
create index pins_listed_of_member on pins (bucket, pinner_id, id desc) where is_public;

-- The oldest public pin of an aggregate stands for it; the newest ones say which boards hold it.
create index pins_public_of_aggregate on pins (aggregate_id, id) where is_public and has_public_picture;

-- One pin for each picture that is worth showing to everybody. Some 20,000 rows, so each shard may hold them all.
create table popular_pins (
  bucket smallint not null,
  aggregate_id bigint not null,
  pin_id bigint not null,
  pinner_id bigint not null,
  board_id bigint,
  -- In millionths; never changes by itself, since age is in it as a constant.
  score bigint not null,
  -- The title in the program's words, for suggestions.
  title_key text collate "C" not null default '',
  primary key (bucket, aggregate_id)
);
create index popular_pins_best on popular_pins (score desc, aggregate_id desc) include (pin_id, pinner_id, board_id);
create index popular_pins_by_title on popular_pins (title_key) where title_key <> '';

-- What can be searched for, in words the program makes; lives with what it is about.
create table search_documents (
  bucket smallint not null,
  kind text not null check (kind in ('pin', 'board', 'member')),
  id bigint not null,
  owner_id bigint not null,
  -- Of pins: their aggregate, so that one picture is found once.
  group_id bigint,
  -- Found by everybody. A copy that may reveal late, never early: whoever shows a hit reads the thing itself.
  is_listed boolean not null,
  -- What it is called, for suggestions and for hits that match whole.
  name_key text collate "C" not null default '',
  words tsvector not null,
  primary key (bucket, kind, id)
);
create index search_documents_pins on search_documents using gin (words) with (fastupdate = off)
  where is_listed and kind = 'pin';
create index search_documents_boards on search_documents using gin (words) with (fastupdate = off)
  where is_listed and kind = 'board';
create index search_documents_members on search_documents using gin (words) with (fastupdate = off)
  where is_listed and kind = 'member';
-- For common words, whose newest matches are found sooner from the newest on.
create index search_documents_newest_pins on search_documents (id desc) where is_listed and kind = 'pin';
create index search_documents_of_owner on search_documents (bucket, owner_id, id desc) where kind = 'pin';
create index search_documents_by_name on search_documents (kind, name_key) where is_listed and kind <> 'pin';

-- How far things from before the search were taken in. One row for each kind, in bucket 0.
create table search_fills (
  bucket smallint not null,
  kind text not null,
  -- The last row taken in, by (bucket, id).
  last_bucket smallint not null,
  last_id bigint not null,
  is_done boolean not null,
  primary key (bucket, kind)
);
