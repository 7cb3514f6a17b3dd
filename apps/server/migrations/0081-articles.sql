-- What editors write of the day: words with a wall of pins or boards. A small table that belongs to the site and not to
-- whoever wrote it, all of it in bucket 0, as topics are.
create table articles (
  bucket smallint not null,
  id bigint not null,
  title text not null,
  summary text not null default '',
  -- Paragraphs, headings and links in a small markup.
  words text not null default '',
  -- Both decide the address: 0 and 2 are trending, 1 is best, 3 is any other.
  type smallint not null default 3,
  is_shop boolean not null default false,
  wall text not null default 'pins',
  -- The pin whose picture stands for it; null where the first one of its wall does.
  cover_pin_id bigint,
  -- Codes of the languages it is for; empty for all.
  languages text[] not null default '{}',
  state text not null default 'draft',
  -- From when to when it is shown, where it is published.
  publish_at timestamptz,
  end_at timestamptz,
  -- The rising topic that it was proposed for; null where an editor began it.
  topic_id bigint,
  -- Who wrote it, and who published it; null for the program and for those who left.
  written_by bigint,
  published_by bigint,
  -- Counts the changes, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bucket, id),
  constraint articles_title check (btrim(title) <> ''),
  constraint articles_type check (type between 0 and 3),
  constraint articles_wall check (wall in ('pins', 'boards')),
  constraint articles_state check (state in ('draft', 'published', 'withdrawn')),
  constraint articles_published check (state <> 'published' or publish_at is not null)
);
create index articles_in_order on articles (bucket, state, publish_at desc, id desc);

-- The pins or boards of an article's wall, in order. They live with their owners and may be gone or hidden: whoever shows
-- them asks.
create table article_things (
  bucket smallint not null,
  article_id bigint not null,
  place smallint not null,
  thing_id bigint not null,
  primary key (bucket, article_id, place),
  unique (bucket, article_id, thing_id),
  foreign key (bucket, article_id) references articles (bucket, id) on delete cascade
);

-- What explore shows on a day, for the readers of a language; made once, so that it stays the same all day.
create table explore_picks (
  bucket smallint not null,
  day date not null,
  language text not null,
  kind text not null,
  place smallint not null,
  thing_id bigint,
  words text,
  primary key (bucket, day, language, kind, place),
  constraint explore_picks_kind check (kind in ('pin', 'board', 'search'))
);

-- Who searched for what on a day, of members who allow it. A person is kept as a key that is another one for each search,
-- so that nobody's searches can be joined.
create table search_tallies (
  bucket smallint not null,
  phrase text not null,
  language text not null,
  day date not null,
  person_key bytea not null,
  primary key (bucket, phrase, language, day, person_key)
);
create index search_tallies_by_day on search_tallies (day);
