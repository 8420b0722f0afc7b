"""What people at a table advise each other, in the words of the wire."""

from __future__ import annotations

from chimera.server.messages import Advice, OfferState, PlanState, PlanStep
from chimera.server.states import msg, why_msg
from chimera.table.table import Table


def advice_state(table: Table) -> Advice:
    """All plans and offers of a table: who advises says so to everybody."""
    advice = table.advice
    return Advice(
        plans=[
            PlanState(
                seat=plan.seat,
                steps=[PlanStep(code=step.code, text=msg(step.text)) for step in plan.steps],
                broken=None if plan.broken is None else why_msg(plan.broken),
            )
            for plan in advice.plans.values()
        ],
        offers=[
            OfferState(id=offer.number, by=offer.by, to=offer.to, code=offer.code, text=msg(offer.text))
            for offer in advice.offers
        ],
    )
