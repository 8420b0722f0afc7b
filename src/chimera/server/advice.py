"""What people at a table advise each other, in the words of the wire."""

from __future__ import annotations

from collections.abc import Collection

from chimera.server.messages import Advice, OfferState, PlanState, PlanStep
from chimera.server.states import msg, option_states, why_msg
from chimera.table.table import Table


def advice_state(table: Table, hands: Collection[int]) -> Advice:
    """All plans and offers of a table: who advises says so to everybody. What could follow a plan is its own."""
    advice = table.advice
    return Advice(
        plans=[
            PlanState(
                seat=plan.seat,
                steps=[PlanStep(code=step.code, text=msg(step.text)) for step in plan.steps],
                broken=None if plan.broken is None else why_msg(plan.broken),
                next=[] if plan.after is None or plan.seat not in hands else option_states(plan.after, plan.seat),
            )
            for plan in advice.plans.values()
        ],
        offers=[
            OfferState(id=offer.number, by=offer.by, to=offer.to, code=offer.code, text=msg(offer.text))
            for offer in advice.offers
        ],
    )
