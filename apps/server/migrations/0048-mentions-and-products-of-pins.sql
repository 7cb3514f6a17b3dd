-- Members who are named in a pin's description: where, and who, whatever they are called.
alter table pins add column mentions jsonb not null default '[]';
