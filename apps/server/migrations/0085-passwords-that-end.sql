-- Until when a password opens the account that the operator drew; null for one that its owner chose.
alter table members add column password_ends_at timestamptz;
