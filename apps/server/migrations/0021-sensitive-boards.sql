-- Whether people are warned before they see a board's pins. Its owner and the moderators say so apart from each other,
-- so that neither takes back what the other said.
alter table boards
  add column is_sensitive_by_owner boolean not null default false,
  add column is_sensitive_by_employee boolean not null default false;
