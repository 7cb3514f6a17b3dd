-- When what whoever asked wrote was forgotten: the number, the law and what became of it stay.
alter table takedowns add column papers_gone_at timestamptz;
-- Whose papers are old enough to go, the oldest first.
create index takedowns_papers on takedowns (decided_at, id) where papers_gone_at is null and state <> 'open';
