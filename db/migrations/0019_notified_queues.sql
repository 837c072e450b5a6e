-- Whoever waits for jobs of a queue is told of new ones, instead of asking every second. A queue of a later migration
-- says so itself: "notify": true.
update pgboss.queue set notify = true where not starts_with(name, '__pgboss__');
