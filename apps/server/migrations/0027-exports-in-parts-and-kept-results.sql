-- An export is made part by part, each by a job of its own; the file is the parts one after another. A row is written once
-- its part is stored, so a worker that was killed goes on behind the last one.
create table data_export_parts (
  bucket smallint not null,
  export_id bigint not null,
  number integer not null check (number > 0),
  file_key text not null,
  byte_size bigint not null,
  -- What is in the part and where, for the archive's directory.
  entries jsonb not null,
  -- Where the next part goes on; null after the last one.
  place jsonb,
  primary key (bucket, export_id, number),
  foreign key (bucket, export_id) references data_exports (bucket, id) on delete cascade
);
-- Files from before are files of one part.
insert into data_export_parts (bucket, export_id, number, file_key, byte_size, entries, place)
  select bucket, id, 1, file_key, coalesce(byte_size, 0), '[]', null from data_exports where file_key is not null;
alter table data_exports
  drop column file_key,
  -- In a row; a part that was made begins anew.
  add column failure_count smallint not null default 0 check (failure_count >= 0);
-- A worker that starts looks for what one before it left.
create index data_exports_unfinished on data_exports (id) where state in ('waiting', 'working');

-- What the transactions of a command answered, until its own answer is kept: so that a repeat after a crash between the
-- two goes on behind them.
alter table idempotency_keys add column results jsonb;

-- The final step may be for the linked businesses, too.
alter table account_endings add column with_linked boolean not null default false;
