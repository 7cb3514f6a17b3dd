-- Websites that members say are theirs; they live with the member. A claim that was never proved gives nothing.
create table claimed_sites (
  bucket smallint not null,
  member_id bigint not null,
  -- As pins and addresses name it: without `www.`, with a port where it has one.
  domain text not null check (domain <> ''),
  -- What the site has to show.
  token text not null,
  method text check (method in ('meta', 'file', 'dns')),
  state text not null check (state in ('pending', 'verified', 'failing', 'lost')),
  -- Where the proof was found; the site's own page.
  address text not null default '',
  claimed_at timestamptz not null,
  verified_at timestamptz,
  checked_at timestamptz,
  -- When it is looked at again; null where nothing was proved.
  due_at timestamptz,
  failures smallint not null default 0 check (failures >= 0),
  failing_since timestamptz,
  -- What is told of the pins that lead there, counted now and then.
  pin_count integer check (pin_count >= 0),
  save_count integer check (save_count >= 0),
  member_count integer check (member_count >= 0),
  recent_count integer check (recent_count >= 0),
  counted_at timestamptz,
  primary key (bucket, member_id, domain),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade,
  check ((state in ('verified', 'failing')) = (due_at is not null))
);
-- Which sites are due.
create index claimed_sites_due on claimed_sites (due_at) where due_at is not null;

-- Whose a proved domain is; looked up by its name, so that no two have the same one.
create table claimed_domains (
  bucket smallint not null,
  domain text not null,
  member_id bigint not null,
  primary key (bucket, domain)
);

-- Feeds of claimed sites that are published to a board; they live with the member.
create table site_feeds (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  domain text not null,
  address text not null,
  board_id bigint not null,
  state text not null check (state in ('active', 'paused')),
  -- Why the last reading failed, and why it is paused; null where all is well.
  failure text,
  failing_since timestamptz,
  due_at timestamptz not null,
  read_at timestamptz,
  etag text,
  last_modified text,
  -- How many entries were published on the day.
  day date,
  day_count integer not null default 0 check (day_count >= 0),
  published_count integer not null default 0 check (published_count >= 0),
  created_at timestamptz not null,
  primary key (bucket, id),
  unique (bucket, member_id, address),
  foreign key (bucket, member_id, domain) references claimed_sites (bucket, member_id, domain) on delete cascade
);
-- Which feeds are due.
create index site_feeds_due on site_feeds (due_at) where state = 'active';

-- What was made of a feed's entries, so that each is published once. The key is a hash of what the feed calls it.
create table site_feed_entries (
  bucket smallint not null,
  feed_id bigint not null,
  entry_key text not null,
  -- Null for what could not be published: it has no picture, or none that can be used.
  pin_id bigint,
  failures smallint not null default 0,
  noted_at timestamptz not null,
  primary key (bucket, feed_id, entry_key),
  foreign key (bucket, feed_id) references site_feeds (bucket, id) on delete cascade
);
