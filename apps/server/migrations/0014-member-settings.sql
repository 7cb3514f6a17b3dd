-- What a member chose about being reached and remembered; a member without a row has every default.
create table member_settings (
  bucket smallint not null,
  member_id bigint not null,
  messages_from text not null default 'everyone' check (messages_from in ('everyone', 'following', 'nobody')),
  mentions_from text not null default 'everyone' check (mentions_from in ('everyone', 'following', 'nobody')),
  -- Keeps the profile out of search engines.
  is_search_hidden boolean not null default false,
  -- Null until the member chose.
  allows_analytic_cookies boolean,
  allows_marketing_cookies boolean,
  allows_personalization_cookies boolean,
  -- Where the choice about cookies was made.
  cookie_surface text not null default '',
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
