-- Applications of businesses to be verified merchants, and what came of them; they live with the member.
create table merchant_profiles (
  bucket smallint not null,
  member_id bigint not null,
  state text not null check (state in ('pending', 'approved', 'declined', 'withdrawn')),
  -- What the business says of itself.
  statement text not null default '',
  domain text not null default '',
  diversity_labels text[] not null default '{}',
  -- Badges that the business asks for; those that were granted are apart.
  wanted_badges text[] not null default '{}',
  badges text[] not null default '{}',
  is_storefront_eligible boolean not null default false,
  -- What whoever decided looked at, called it, and refused it for.
  review_criteria text[] not null default '{}',
  review_labels text[] not null default '{}',
  disapproval_reasons text[] not null default '{}',
  reason text not null default '',
  decided_by bigint,
  decided_at timestamptz,
  -- What the business chose to show; no colour means that nothing was chosen.
  badge_color text check (badge_color ~ '^#[0-9a-f]{6}$'),
  badge_opt_out text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
-- Whose turn it is: those that wait, the longest first.
create index merchant_profiles_pending on merchant_profiles (created_at) where state = 'pending';
