-- Bytes that a member's uploads take: the sum of their rows' byte_size, changed in the same transactions.
create table member_storage (
  bucket smallint not null,
  member_id bigint not null,
  used_bytes bigint not null check (used_bytes >= 0),
  primary key (bucket, member_id)
);

-- The file as it came; while it is on its way, what is set aside for it. Files from before are not counted.
alter table uploads add column byte_size bigint not null default 0;

-- Which uploads brought these bytes, once no address leads to them any more.
create index uploads_of_content on uploads (content_hash) where content_hash is not null;
