-- Which part of a home a recommended pin is for: walks on the graph, what is fresh and rising in topics, or the newest of
-- the topics that are followed, which stands with what else is followed.
alter table recommended_pins add column source text not null default 'walk';
alter table recommended_pins add constraint recommended_pins_source check (source in ('walk', 'rising', 'topic'));
