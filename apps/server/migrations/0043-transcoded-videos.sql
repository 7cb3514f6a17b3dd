-- Videos are converted to a ladder of sizes. Those that came before stay as they came.
alter table videos add column has_ladder boolean not null default false;

-- What a pin shows of a video: whether it is a ladder, and its captions: the name of a file by language.
alter table pin_media add column has_ladder boolean not null default false;
alter table pin_media add column captions jsonb not null default '{}';

-- Videos that wait to be converted, or are being converted by whoever holds the lease; they go when it is decided. They
-- lie with their upload.
create table transcodings (
  bucket smallint not null,
  upload_id bigint not null,
  queued_at timestamptz not null,
  started_at timestamptz,
  lease text,
  leased_until timestamptz,
  -- Thousandths that are done.
  part smallint not null default 0 check (part between 0 and 1000),
  primary key (bucket, upload_id),
  foreign key (bucket, upload_id) references uploads (bucket, id) on delete cascade
);
-- How many wait before one.
create index transcodings_waiting on transcodings (queued_at) where started_at is null;
