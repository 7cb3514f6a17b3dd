-- Pictures that nobody may bring in again, by their bytes; each with the decision that blocked it.
create table blocked_pictures (
  bucket smallint not null,
  content_hash text not null,
  decision_id bigint not null,
  primary key (bucket, content_hash, decision_id)
);
