-- What a profile shows beside name and counters. An empty text is one that was not given.
alter table members
  add column is_website_verified boolean not null default false,
  add column is_identity_verified boolean not null default false,
  add column is_verified_merchant boolean not null default false,
  add column is_inspirational_merchant boolean not null default false,
  add column impressum_url text not null default '',
  add column location text not null default '',
  add column instagram_username text not null default '',
  -- A profile that stands for advertisements only leads away to this address.
  add column is_ads_only boolean not null default false,
  add column ads_only_site text not null default '',
  add column cover_source text not null default '' check (cover_source in ('', 'image', 'video')),
  add column cover_signature text,
  add column cover_extension text,
  add column cover_width integer check (cover_width > 0),
  add column cover_height integer check (cover_height > 0),
  -- Which of the cards that stand before the boards others see.
  add column show_all_pins boolean not null default true,
  add column show_shopping_list boolean not null default true;

-- How a partner may be reached; lives with the member.
create table partner_profiles (
  bucket smallint not null,
  member_id bigint not null,
  contact_email text not null default '',
  contact_phone text not null default '',
  contact_phone_code text not null default '',
  is_address_shown boolean not null default false,
  is_message_allowed boolean not null default false,
  street text not null default '',
  extra_street text not null default '',
  locality text not null default '',
  region text not null default '',
  postal_code text not null default '',
  country text not null default '',
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);

-- How often a member's profile and pins were looked at on a day. Nobody who looked is named.
create table profile_views (
  bucket smallint not null,
  member_id bigint not null,
  day date not null,
  view_count integer not null check (view_count >= 0),
  primary key (bucket, member_id, day),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
-- The sweep finds days that no sum counts any more.
create index profile_views_by_day on profile_views (day);
