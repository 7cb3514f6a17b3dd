-- What a picture and its parts look like, as a model of some version saw them; goes with the picture. Vectors of an older
-- version stay until every picture has the newer one.
create table picture_looks (
  bucket smallint not null,
  content_hash text not null,
  version smallint not null,
  vectors bytea not null,
  created_at timestamptz not null,
  primary key (bucket, content_hash, version),
  foreign key (bucket, content_hash) references pictures (bucket, content_hash) on delete cascade
);
