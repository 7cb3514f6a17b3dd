-- What the pages behind pins' links say. A page is one row for all pins that lead to its address, and lies where a hash of the
-- address says; its id is that hash. Nothing of members is in it.
create table linked_pages (
  bucket smallint not null,
  id bigint not null,
  address text not null,
  title text,
  description text,
  site_name text,
  icon_url text,
  facts jsonb,
  -- What it cost before the price fell, in the currency of the price.
  price_before text,
  price_fell_at timestamptz,
  is_broken boolean not null default false,
  primary key (bucket, id),
  check ((price_before is null) = (price_fell_at is null))
);

-- When a page is to be read next, and how it went: apart, since processes keep what pages say until that changes.
create table linked_page_reads (
  bucket smallint not null,
  page_id bigint not null,
  host text not null,
  due_at timestamptz not null,
  -- Counts linked_page_pins: what many saved is read first.
  pin_count integer not null default 0 check (pin_count >= 0),
  etag text,
  last_modified text,
  read_at timestamptz,
  failures smallint not null default 0,
  failing_since timestamptz,
  primary key (bucket, page_id),
  foreign key (bucket, page_id) references linked_pages (bucket, id) on delete cascade
);
-- Which pages are due.
create index linked_page_reads_due on linked_page_reads (due_at);

-- The pins that lead to a page. They live elsewhere and may be gone.
create table linked_page_pins (
  bucket smallint not null,
  page_id bigint not null,
  pin_id bigint not null,
  primary key (bucket, page_id, pin_id),
  foreign key (bucket, page_id) references linked_pages (bucket, id) on delete cascade
);

-- Prices that fall are told to those alone who ask for it.
alter table notification_settings alter column muted_kinds set default '{price_drop}';
update notification_settings set muted_kinds = array_append(muted_kinds, 'price_drop');
