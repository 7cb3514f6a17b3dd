-- The ids of rows that a transaction changed, for processes that keep rows: who reads them asks what was committed since
-- it last asked. All in one bucket, since a snapshot is of one server. Nothing here outlives the server: with it go the
-- connections, and with those all that was kept.
create unlogged table changed_rows (
  bucket smallint not null,
  transaction xid8 not null,
  ids bigint[] not null,
  noted_at timestamptz not null,
  primary key (bucket, transaction)
);
