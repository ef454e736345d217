-- A refund that was not done yet may be taken back.
alter table sandbox_refunds add column canceled_ms bigint;
