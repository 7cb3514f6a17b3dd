-- Where law withholds a thing: empty for nowhere, * for everywhere, else the countries, as DE,FR. It is there as before, and
-- nobody reads it there.
alter table pins add column withheld_in text not null default '';
alter table pins add constraint pins_withheld_in check (withheld_in ~ '^([*]|[A-Z]{2}(,[A-Z]{2})*)?$');
alter table boards add column withheld_in text not null default '';
alter table boards add constraint boards_withheld_in check (withheld_in ~ '^([*]|[A-Z]{2}(,[A-Z]{2})*)?$');
alter table members add column withheld_in text not null default '';
alter table members add constraint members_withheld_in check (withheld_in ~ '^([*]|[A-Z]{2}(,[A-Z]{2})*)?$');
