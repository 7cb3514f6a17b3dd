-- Who brought a file in while they acted for its member; null is the member themself. Files that wait for their use while
-- this comes are those of their members alone.
alter table uploads add column brought_by bigint;
