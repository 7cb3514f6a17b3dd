-- Whom only the domain of their address let in: no session opens until the address is proved.
alter table members add column awaits_proof boolean not null default false;
