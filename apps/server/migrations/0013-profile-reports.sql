-- Members report members, too. New rows are checked at once, old ones without holding anybody up.
alter table reports drop constraint reports_object_type_check;
alter table reports
  add constraint reports_object_type_check check (object_type in ('pin', 'comment', 'user')) not valid;
alter table reports validate constraint reports_object_type_check;
