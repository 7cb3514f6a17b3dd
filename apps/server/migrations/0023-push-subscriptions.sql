-- Browsers that news are pushed to, one for each session; a session that ends takes its own along. Lives with the member.
create table push_subscriptions (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  session_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (bucket, id),
  unique (bucket, session_id),
  foreign key (bucket, session_id) references sessions (bucket, id) on delete cascade
);
create index push_subscriptions_of_member on push_subscriptions (bucket, member_id);
