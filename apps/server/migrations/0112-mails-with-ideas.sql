-- Emails with Pins that somebody may like come only to those who asked for them.
alter table notification_settings add column is_mailed_ideas boolean not null default false;
-- When the next one is due, null where none is wanted; and the last pins that they told of.
alter table notification_states add column next_ideas_at timestamptz;
alter table notification_states add column mailed_pin_ids bigint[] not null default '{}';
create index notification_states_ideas_due on notification_states (next_ideas_at) where next_ideas_at is not null;
