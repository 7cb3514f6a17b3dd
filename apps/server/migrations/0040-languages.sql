-- The language that a member chose, as a locale; empty until then. The column that stood here said `en-US` of everybody, though
-- nobody had chosen it.
alter table members drop column locale;
alter table members add column locale text not null default '';
