-- A picture so small that another is laid over it at all places; null until somebody looked at it anew.
alter table picture_looks add column sketch bytea;
